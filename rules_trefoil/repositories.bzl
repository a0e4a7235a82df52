"""The program trefoil as a repository, `@trefoil//:trefoil`."""

_BUILD = """
exports_files(["trefoil"], visibility = ["//visibility:public"])
"""

def _trefoil_program_impl(ctx):
    path = ctx.attr.path or ctx.which("trefoil")
    if not path:
        fail("the program trefoil is not found: give trefoil_program its path")
    ctx.symlink(path, "trefoil")
    ctx.file("BUILD.bazel", _BUILD)

trefoil_program = repository_rule(
    implementation = _trefoil_program_impl,
    doc = "Makes a program of this machine the one that shaders are compiled with. Its bytes are an input of every compile.",
    attrs = {
        "path": attr.string(doc = "The program; by itself the one that is found."),
    },
    environ = ["PATH"],
    local = True,
)
