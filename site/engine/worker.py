from faristol.worker import handle

__export__ = ["handle"]
