"""Rules for shaders in HLSL: `hlsl_library` has headers, `hlsl_shader` compiles an entry of a source.

A compile sees its source and the headers of its libraries and no other file, whether it is sandboxed or not. What it did not read
of them is told to Bazel, so that an edit compiles only what reads the edited file.
"""

HlslInfo = provider(
    doc = "Headers, of a library and of what it depends on.",
    fields = {
        "hdrs": "depset of files",
        "includes": "depset of folders in which included files are looked for",
    },
)

def _folder(ctx, path):
    """A folder as seen from where compiles run."""
    parts = [part for part in [ctx.label.workspace_root, ctx.label.package, path] if part not in ("", ".")]
    return "/".join(parts) or "."

def _hlsl_library_impl(ctx):
    infos = [dep[HlslInfo] for dep in ctx.attr.deps]
    includes = [_folder(ctx, path) for path in ctx.attr.includes]
    return [
        DefaultInfo(files = depset(ctx.files.hdrs)),
        HlslInfo(
            hdrs = depset(ctx.files.hdrs, transitive = [info.hdrs for info in infos]),
            includes = depset(includes, transitive = [info.includes for info in infos]),
        ),
    ]

hlsl_library = rule(
    implementation = _hlsl_library_impl,
    doc = "Headers, and the folders in which they are looked for.",
    attrs = {
        "hdrs": attr.label_list(allow_files = True, doc = "Files that are included."),
        "includes": attr.string_list(doc = "Folders in which they are looked for, relative to this package."),
        "deps": attr.label_list(providers = [HlslInfo], doc = "Libraries that they include."),
    },
)

def _hlsl_shader_impl(ctx):
    infos = [dep[HlslInfo] for dep in ctx.attr.deps]
    hdrs = depset(ctx.files.hdrs, transitive = [info.hdrs for info in infos])
    includes = depset(transitive = [info.includes for info in infos])
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name)
    unused = ctx.actions.declare_file(out.basename + ".unused", sibling = out)

    # A worker is asked by a file with an argument a line.
    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)
    args.set_param_file_format("multiline")
    args.add_all(["-T", ctx.attr.profile, "-E", ctx.attr.entry])
    args.add_all(ctx.attr.defines, format_each = "-D%s")
    args.add_all(includes, format_each = "-I%s")
    args.add_all(ctx.attr.options)
    args.add(ctx.file.src)
    args.add("-Fo", out)
    args.add(ctx.file.src, format = "--input=%s")
    args.add_all(hdrs, format_each = "--input=%s")
    args.add(unused, format = "--unused=%s")

    start = ctx.actions.args()
    start.add("worker")
    start.add("--protocol=" + ctx.attr.worker_protocol)
    ctx.actions.run(
        mnemonic = "Hlsl",
        progress_message = "Compiling %s" % out.short_path,
        executable = ctx.executable._trefoil,
        arguments = [start, args],
        inputs = depset([ctx.file.src], transitive = [hdrs]),
        outputs = [out, unused],
        unused_inputs_list = unused,
        # Nothing of the environment is read.
        env = {},
        execution_requirements = {
            "supports-workers": "1",
            "supports-multiplex-workers": "1",
            "requires-worker-protocol": ctx.attr.worker_protocol,
        },
    )
    return [DefaultInfo(files = depset([out]))]

hlsl_shader = rule(
    implementation = _hlsl_shader_impl,
    doc = "Compiles an entry of a source, to a file that is called as the rule.",
    attrs = {
        "src": attr.label(allow_single_file = [".hlsl"], mandatory = True, doc = "The source."),
        "profile": attr.string(mandatory = True, doc = "Stage and shader model: `ps_6_0`."),
        "entry": attr.string(default = "main", doc = "The entry function."),
        "defines": attr.string_list(doc = "Macros: `FOG=1`."),
        "options": attr.string_list(doc = "Options of DXC's command line, a word each: `-spirv`."),
        "hdrs": attr.label_list(allow_files = True, doc = "Files that only this source includes."),
        "deps": attr.label_list(providers = [HlslInfo], doc = "Libraries that it includes."),
        "out": attr.output(doc = "Another name for the output."),
        "worker_protocol": attr.string(default = "proto", values = ["proto", "json"], doc = "How Bazel talks to the worker."),
        "_trefoil": attr.label(default = "@trefoil//:trefoil", executable = True, allow_single_file = True, cfg = "exec"),
    },
)
