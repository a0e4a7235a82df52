//! The interfaces, each as the public header declares it: the order of methods is the order of the table.

// The macro's functions between the tables and the classes; what makes them sound stands with it.
#![allow(unsafe_code)]

use crate::com::args::{Array, BufferArg, Define, Id, Lent, LentAny, NarrowArg, Out, OutObject, WideArg};
use crate::com::declare::UnknownMethods;
use crate::com::interface::IUnknown;
use crate::com::malloc::IMalloc;
use crate::com::{Bool, Hresult, Ulong, Wide, interface};
use std::ffi::{c_char, c_void};

pub(crate) use crate::com::blob::{BlobMethods, IBlob as IDxcBlob};

interface! {
    /// Bytes with a code page.
    pub(crate) IDxcBlobEncoding(EncodingMethods): IDxcBlob(BlobMethods) = "7241d424-2646-4191-97c0-98e96e42fc68" {
        fn get_encoding(known: Out<Bool>, code_page: Out<u32>) -> Hresult;
    }
}

interface! {
    /// Wide text that a null ends.
    pub(crate) IDxcBlobWide(WideMethods): IDxcBlobEncoding(EncodingMethods) = "A3F84EAB-0FAA-497E-A39C-EE6ED60B2D84" {
        fn get_string_pointer() -> *const Wide;
        fn get_string_length() -> usize;
    }
}

interface! {
    /// UTF-8 text that a null ends.
    pub(crate) IDxcBlobUtf8(Utf8Methods): IDxcBlobEncoding(EncodingMethods) = "3DA636C9-BA71-4024-A301-30CBF125305B" {
        fn get_string_pointer() -> *const u8;
        fn get_string_length() -> usize;
    }
}

interface! {
    /// Finds included files.
    pub(crate) IDxcIncludeHandler(IncludeMethods): IUnknown(UnknownMethods) = "7f61fc7d-950d-467f-b3e3-3c02fb49187c" {
        fn load_source(name: WideArg, source: OutObject) -> Hresult;
    }
}

interface! {
    /// Arguments of a compile.
    pub(crate) IDxcCompilerArgs(ArgsMethods): IUnknown(UnknownMethods) = "73EFFE2A-70DC-45F8-9690-EFF64C02429D" {
        fn get_arguments() -> *const *const Wide;
        fn get_count() -> u32;
        fn add_arguments(words: Array<WideArg>, count: u32) -> Hresult;
        fn add_arguments_utf8(words: Array<NarrowArg>, count: u32) -> Hresult;
        fn add_defines(defines: Array<Define>, count: u32) -> Hresult;
    }
}

interface! {
    /// Makes blobs and include handlers, for older clients.
    pub(crate) IDxcLibrary(LibraryMethods): IUnknown(UnknownMethods) = "e5204dc7-d18c-4c3c-bdfb-851673980fe7" {
        fn set_malloc(malloc: Lent<IMalloc>) -> Hresult;
        fn create_blob_from_blob(blob: Lent<IDxcBlob>, offset: u32, length: u32, out: OutObject) -> Hresult;
        fn create_blob_from_file(name: WideArg, code_page: Array<u32>, out: OutObject) -> Hresult;
        fn create_blob_with_encoding_from_pinned(
            data: Array<u8>, size: u32, code_page: u32, out: OutObject,
        ) -> Hresult;
        fn create_blob_with_encoding_on_heap_copy(
            data: Array<u8>, size: u32, code_page: u32, out: OutObject,
        ) -> Hresult;
        fn create_blob_with_encoding_on_malloc(
            data: Array<u8>, malloc: Lent<IMalloc>, size: u32, code_page: u32, out: OutObject,
        ) -> Hresult;
        fn create_include_handler(out: OutObject) -> Hresult;
        fn create_stream_from_blob_read_only(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
        fn get_blob_as_utf8(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
        fn get_blob_as_wide(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
    }
}

interface! {
    /// What a call made, for older clients.
    pub(crate) IDxcOperationResult(OperationMethods): IUnknown(UnknownMethods) = "CEDB484A-D4E9-445A-B991-CA21CA157DC2" {
        fn get_status(status: Out<Hresult>) -> Hresult;
        fn get_result(out: OutObject) -> Hresult;
        fn get_error_buffer(out: OutObject) -> Hresult;
    }
}

interface! {
    /// What a call made, by the kind of output.
    pub(crate) IDxcResult(ResultMethods): IDxcOperationResult(OperationMethods) = "58346CDA-DDE7-4497-9461-6F87AF5E0659" {
        fn has_output(kind: u32) -> Bool;
        fn get_output(kind: u32, id: Id, out: OutObject, name: OutObject) -> Hresult;
        fn get_num_outputs() -> u32;
        fn get_output_by_index(index: u32) -> u32;
        fn primary_output() -> u32;
    }
}

interface! {
    /// Compiles, for older clients.
    pub(crate) IDxcCompiler(CompilerMethods): IUnknown(UnknownMethods) = "8c210bf3-011f-4422-8d70-6f9acb8db617" {
        fn compile(
            source: Lent<IDxcBlob>, name: WideArg, entry: WideArg, profile: WideArg, words: Array<WideArg>,
            word_count: u32, defines: Array<Define>, define_count: u32, includes: Lent<IDxcIncludeHandler>,
            out: OutObject,
        ) -> Hresult;
        fn preprocess(
            source: Lent<IDxcBlob>, name: WideArg, words: Array<WideArg>, word_count: u32, defines: Array<Define>,
            define_count: u32, includes: Lent<IDxcIncludeHandler>, out: OutObject,
        ) -> Hresult;
        fn disassemble(source: Lent<IDxcBlob>, out: OutObject) -> Hresult;
    }
}

interface! {
    /// Compiles with debug information apart, for older clients.
    pub(crate) IDxcCompiler2(Compiler2Methods): IDxcCompiler(CompilerMethods) = "A005A9D9-B8BB-4594-B5C9-0E633BEC4D37" {
        fn compile_with_debug(
            source: Lent<IDxcBlob>, name: WideArg, entry: WideArg, profile: WideArg, words: Array<WideArg>,
            word_count: u32, defines: Array<Define>, define_count: u32, includes: Lent<IDxcIncludeHandler>,
            out: OutObject, debug_name: Out<*mut Wide>, debug: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Compiles.
    pub(crate) IDxcCompiler3(Compiler3Methods): IUnknown(UnknownMethods) = "228B4687-5A6A-4730-900C-9702B2203F54" {
        fn compile(
            source: BufferArg, words: Array<WideArg>, word_count: u32, includes: Lent<IDxcIncludeHandler>, id: Id,
            out: OutObject,
        ) -> Hresult;
        fn disassemble(object: BufferArg, id: Id, out: OutObject) -> Hresult;
    }
}

interface! {
    /// Makes blobs, include handlers and arguments; looks into containers.
    pub(crate) IDxcUtils(UtilsMethods): IUnknown(UnknownMethods) = "4605C4CB-2019-492A-ADA4-65F20BB7D67F" {
        fn create_blob_from_blob(blob: Lent<IDxcBlob>, offset: u32, length: u32, out: OutObject) -> Hresult;
        fn create_blob_from_pinned(data: Array<u8>, size: u32, code_page: u32, out: OutObject) -> Hresult;
        fn move_to_blob(
            data: Array<u8>, malloc: Lent<IMalloc>, size: u32, code_page: u32, out: OutObject,
        ) -> Hresult;
        fn create_blob(data: Array<u8>, size: u32, code_page: u32, out: OutObject) -> Hresult;
        fn load_file(name: WideArg, code_page: Array<u32>, out: OutObject) -> Hresult;
        fn create_read_only_stream_from_blob(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
        fn create_default_include_handler(out: OutObject) -> Hresult;
        fn get_blob_as_utf8(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
        fn get_blob_as_wide(blob: Lent<IDxcBlob>, out: OutObject) -> Hresult;
        fn get_dxil_container_part(
            container: BufferArg, part: u32, data: Out<*mut c_void>, size: Out<u32>,
        ) -> Hresult;
        fn create_reflection(data: BufferArg, id: Id, out: OutObject) -> Hresult;
        fn build_arguments(
            name: WideArg, entry: WideArg, profile: WideArg, words: Array<WideArg>, word_count: u32,
            defines: Array<Define>, define_count: u32, out: OutObject,
        ) -> Hresult;
        fn get_pdb_contents(pdb: Lent<IDxcBlob>, hash: OutObject, container: OutObject) -> Hresult;
    }
}

interface! {
    /// Validates and signs.
    pub(crate) IDxcValidator(ValidatorMethods): IUnknown(UnknownMethods) = "A6E82BD2-1FD7-4826-9811-2857E797F49A" {
        fn validate(shader: Lent<IDxcBlob>, flags: u32, out: OutObject) -> Hresult;
    }
}

interface! {
    /// Validates with debug information.
    pub(crate) IDxcValidator2(Validator2Methods): IDxcValidator(ValidatorMethods) = "458e1fd1-b1b2-4750-a6e1-9c10f03bed92" {
        fn validate_with_debug(
            shader: Lent<IDxcBlob>, flags: u32, debug: BufferArg, out: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Changes a container's parts.
    pub(crate) IDxcContainerBuilder(BuilderMethods): IUnknown(UnknownMethods) = "334b1f50-2292-4b35-99a1-25588d8c17fe" {
        fn load(container: Lent<IDxcBlob>) -> Hresult;
        fn add_part(name: u32, data: Lent<IDxcBlob>) -> Hresult;
        fn remove_part(name: u32) -> Hresult;
        fn serialize_container(out: OutObject) -> Hresult;
    }
}

interface! {
    /// Makes a container of LLVM text or bitcode.
    pub(crate) IDxcAssembler(AssemblerMethods): IUnknown(UnknownMethods) = "091f7a26-1c1f-4948-904b-e6e3a8a771d5" {
        fn assemble_to_container(shader: Lent<IDxcBlob>, out: OutObject) -> Hresult;
    }
}

interface! {
    /// Links libraries.
    pub(crate) IDxcLinker(LinkerMethods): IUnknown(UnknownMethods) = "F1B5BE2A-62DD-4327-A1C2-42AC1E1E78E6" {
        fn register_library(name: WideArg, library: Lent<IDxcBlob>) -> Hresult;
        fn link(
            entry: WideArg, profile: WideArg, names: Array<WideArg>, name_count: u32, words: Array<WideArg>,
            word_count: u32, out: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Tells of a pass.
    pub(crate) IDxcOptimizerPass(OptimizerPassMethods): IUnknown(UnknownMethods) = "AE2CD79F-CC22-453F-9B6B-B124E7A5204C" {
        fn get_option_name(out: Out<*mut Wide>) -> Hresult;
        fn get_description(out: Out<*mut Wide>) -> Hresult;
        fn get_option_arg_count(count: Out<u32>) -> Hresult;
        fn get_option_arg_name(index: u32, out: Out<*mut Wide>) -> Hresult;
        fn get_option_arg_description(index: u32, out: Out<*mut Wide>) -> Hresult;
    }
}

interface! {
    /// Runs passes over DXIL.
    pub(crate) IDxcOptimizer(OptimizerMethods): IUnknown(UnknownMethods) = "25740E2E-9CBA-401B-9119-4FB42F39F270" {
        fn get_available_pass_count(count: Out<u32>) -> Hresult;
        fn get_available_pass(index: u32, out: OutObject) -> Hresult;
        fn run_optimizer(
            module: Lent<IDxcBlob>, words: Array<WideArg>, word_count: u32, out: OutObject, text: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Rewrites HLSL.
    pub(crate) IDxcRewriter(RewriterMethods): IUnknown(UnknownMethods) = "c012115b-8893-4eb9-9c5a-111456ea1c45" {
        fn remove_unused_globals(
            source: Lent<IDxcBlobEncoding>, entry: WideArg, defines: Array<Define>, define_count: u32, out: OutObject,
        ) -> Hresult;
        fn rewrite_unchanged(
            source: Lent<IDxcBlobEncoding>, defines: Array<Define>, define_count: u32, out: OutObject,
        ) -> Hresult;
        fn rewrite_unchanged_with_include(
            source: Lent<IDxcBlobEncoding>, name: WideArg, defines: Array<Define>, define_count: u32,
            includes: Lent<IDxcIncludeHandler>, options: u32, out: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Rewrites HLSL as options say.
    pub(crate) IDxcRewriter2(Rewriter2Methods): IDxcRewriter(RewriterMethods) = "261afca1-0609-4ec6-a77f-d98c7035194e" {
        fn rewrite_with_options(
            source: Lent<IDxcBlobEncoding>, name: WideArg, arguments: Array<WideArg>, argument_count: u32,
            defines: Array<Define>, define_count: u32, includes: Lent<IDxcIncludeHandler>, out: OutObject,
        ) -> Hresult;
    }
}

interface! {
    /// Lists a container's parts.
    pub(crate) IDxcContainerReflection(PartsMethods): IUnknown(UnknownMethods) = "d2c21b26-8350-4bdc-976a-331ce6f4c54c" {
        fn load(container: Lent<IDxcBlob>) -> Hresult;
        fn get_part_count(count: Out<u32>) -> Hresult;
        fn get_part_kind(index: u32, kind: Out<u32>) -> Hresult;
        fn get_part_content(index: u32, out: OutObject) -> Hresult;
        fn find_first_part_kind(kind: u32, index: Out<u32>) -> Hresult;
        fn get_part_reflection(index: u32, id: Id, out: OutObject) -> Hresult;
    }
}

interface! {
    /// What a PDB file or container says of the source.
    pub(crate) IDxcPdbUtils2(PdbMethods): IUnknown(UnknownMethods) = "4315d938-f369-4f93-95a2-252017cc3807" {
        fn load(file: Lent<IDxcBlob>) -> Hresult;
        fn get_source_count(count: Out<u32>) -> Hresult;
        fn get_source(index: u32, out: OutObject) -> Hresult;
        fn get_source_name(index: u32, out: OutObject) -> Hresult;
        fn get_library_pdb_count(count: Out<u32>) -> Hresult;
        fn get_library_pdb(index: u32, out: OutObject, name: OutObject) -> Hresult;
        fn get_flag_count(count: Out<u32>) -> Hresult;
        fn get_flag(index: u32, out: OutObject) -> Hresult;
        fn get_arg_count(count: Out<u32>) -> Hresult;
        fn get_arg(index: u32, out: OutObject) -> Hresult;
        fn get_arg_pair_count(count: Out<u32>) -> Hresult;
        fn get_arg_pair(index: u32, name: OutObject, value: OutObject) -> Hresult;
        fn get_define_count(count: Out<u32>) -> Hresult;
        fn get_define(index: u32, out: OutObject) -> Hresult;
        fn get_target_profile(out: OutObject) -> Hresult;
        fn get_entry_point(out: OutObject) -> Hresult;
        fn get_main_file_name(out: OutObject) -> Hresult;
        fn get_hash(out: OutObject) -> Hresult;
        fn get_name(out: OutObject) -> Hresult;
        fn get_version_info(out: OutObject) -> Hresult;
        fn get_custom_toolchain_id(id: Out<u32>) -> Hresult;
        fn get_custom_toolchain_data(out: OutObject) -> Hresult;
        fn get_whole_dxil(out: OutObject) -> Hresult;
        fn is_full_pdb() -> Bool;
        fn is_pdb_ref() -> Bool;
    }
}

interface! {
    /// The same with strings that are freed by `SysFreeString`, from before.
    pub(crate) IDxcPdbUtils(OldPdbMethods): IUnknown(UnknownMethods) = "e6c9647e-9d6a-4c3b-b94c-524b5a6c343d" {
        fn load(file: Lent<IDxcBlob>) -> Hresult;
        fn get_source_count(count: Out<u32>) -> Hresult;
        fn get_source(index: u32, out: OutObject) -> Hresult;
        fn get_source_name(index: u32, out: Out<*mut Wide>) -> Hresult;
        fn get_flag_count(count: Out<u32>) -> Hresult;
        fn get_flag(index: u32, out: Out<*mut Wide>) -> Hresult;
        fn get_arg_count(count: Out<u32>) -> Hresult;
        fn get_arg(index: u32, out: Out<*mut Wide>) -> Hresult;
        fn get_arg_pair_count(count: Out<u32>) -> Hresult;
        fn get_arg_pair(index: u32, name: Out<*mut Wide>, value: Out<*mut Wide>) -> Hresult;
        fn get_define_count(count: Out<u32>) -> Hresult;
        fn get_define(index: u32, out: Out<*mut Wide>) -> Hresult;
        fn get_target_profile(out: Out<*mut Wide>) -> Hresult;
        fn get_entry_point(out: Out<*mut Wide>) -> Hresult;
        fn get_main_file_name(out: Out<*mut Wide>) -> Hresult;
        fn get_hash(out: OutObject) -> Hresult;
        fn get_name(out: Out<*mut Wide>) -> Hresult;
        fn is_full_pdb() -> Bool;
        fn get_full_pdb(out: OutObject) -> Hresult;
        fn get_version_info(out: OutObject) -> Hresult;
        fn set_compiler(compiler: LentAny) -> Hresult;
        fn compile_for_full_pdb(out: OutObject) -> Hresult;
        fn override_args(pairs: Array<u8>, count: u32) -> Hresult;
        fn override_root_signature(text: WideArg) -> Hresult;
    }
}

interface! {
    /// The version.
    pub(crate) IDxcVersionInfo(VersionMethods): IUnknown(UnknownMethods) = "b04f5b50-2059-4f12-a8ff-a1e0cde1cc7e" {
        fn get_version(major: Out<u32>, minor: Out<u32>) -> Hresult;
        fn get_flags(flags: Out<u32>) -> Hresult;
    }
}

interface! {
    /// The version as a commit.
    pub(crate) IDxcVersionInfo2(Version2Methods): IDxcVersionInfo(VersionMethods) = "fb6904c4-42f0-4b62-9c46-983af7da7c83" {
        fn get_commit_info(count: Out<u32>, hash: Out<*mut c_char>) -> Hresult;
    }
}

interface! {
    /// The version as text.
    pub(crate) IDxcVersionInfo3(Version3Methods): IUnknown(UnknownMethods) = "5e13e843-9d25-473c-9ad2-03b2d0b44b1e" {
        fn get_custom_version_string(text: Out<*mut c_char>) -> Hresult;
    }
}

interface! {
    /// Reads and writes in order.
    pub(crate) ISequentialStream(SequentialMethods): IUnknown(UnknownMethods) = "0C733A30-2A1C-11CE-ADE5-00AA0044773D" {
        fn read(data: Out<u8>, size: Ulong, done: Out<Ulong>) -> Hresult;
        fn write(data: Array<u8>, size: Ulong, done: Out<Ulong>) -> Hresult;
    }
}

interface! {
    /// Reads and writes anywhere.
    pub(crate) IStream(StreamMethods): ISequentialStream(SequentialMethods) = "0000000c-0000-0000-C000-000000000046" {
        fn seek(by: i64, origin: u32, position: Out<u64>) -> Hresult;
        fn set_size(size: u64) -> Hresult;
        fn copy_to(stream: LentAny, size: u64, read: Out<u64>, written: Out<u64>) -> Hresult;
        fn commit(flags: u32) -> Hresult;
        fn revert() -> Hresult;
        fn lock_region(offset: u64, size: u64, kind: u32) -> Hresult;
        fn unlock_region(offset: u64, size: u64, kind: u32) -> Hresult;
        fn stat(stat: Out<StreamState>, flags: u32) -> Hresult;
        fn clone_stream(out: OutObject) -> Hresult;
    }
}

/// `STATSTG`
#[repr(C)]
pub(crate) struct StreamState {
    pub(crate) name: *mut Wide,
    pub(crate) kind: u32,
    pub(crate) size: u64,
    pub(crate) times: [[u32; 2]; 3],
    pub(crate) mode: u32,
    pub(crate) locks: u32,
    pub(crate) class: [u8; 16],
    pub(crate) state: u32,
    pub(crate) reserved: u32,
}
