/* trefoil: HLSL to DXIL, SPIR-V and DXBC, in your own process.
 *
 * Made by `cargo run -p trefoil-capi --example header` of crates/trefoil-capi/src; do not edit.
 *
 * Null pointers, bytes of any kind and wrong sizes are errors, which the result says; other pointers must be valid for the call. A
 * session may be used by many threads at once, and a result be read by many; each is freed once, when nobody uses it any more.
 * Structures begin with their own size, so that programs and libraries of different versions understand each other. docs/c.md has
 * examples. */

#ifndef TREFOIL_H
#define TREFOIL_H

#include <stddef.h>
#include <stdint.h>

// What a call comes to.
typedef enum {
  // It went well; there may be warnings.
  TREFOIL_STATUS_OK = 0,
  // The source, or the bytes, are wrong: the diagnostics say how.
  TREFOIL_STATUS_ERROR = 1,
  // An argument is wrong: a null pointer, text that is not UTF-8, an unknown profile or option. The one diagnostic says which.
  TREFOIL_STATUS_INVALID_ARGUMENT = 2,
  // A fault of the compiler's own. Please report it.
  TREFOIL_STATUS_INTERNAL_ERROR = 3,
} trefoil_status;

// How grave a diagnostic is.
typedef enum {
  // Explains the diagnostic that it belongs to.
  TREFOIL_SEVERITY_NOTE = 0,
  // The compile succeeds all the same.
  TREFOIL_SEVERITY_WARNING = 1,
  // The compile failed.
  TREFOIL_SEVERITY_ERROR = 2,
} trefoil_severity;

// What a compile makes.
typedef enum {
  // What the profile and the arguments ask for, as DXC's command line does: DXBC for shader model 5.1, SPIR-V with -spirv,
  // else DXIL.
  TREFOIL_TARGET_AUTO = 0,
  // A signed container with DXIL, for Direct3D 12.
  TREFOIL_TARGET_DXIL = 1,
  // A module of SPIR-V, for Vulkan.
  TREFOIL_TARGET_SPIRV = 2,
  // A container with byte code of shader model 5.1.
  TREFOIL_TARGET_DXBC = 3,
} trefoil_target;

// What a call made. It never changes, so any number of threads may read it; whoever has it frees it once.
typedef struct trefoil_result trefoil_result;

// Where the function that finds included files leaves what it found: trefoil_include_found.
typedef struct trefoil_include_result trefoil_include_result;

// What compiles share: files are lexed once, and compiles that begin with the same headers go on from their end. Any number of
// threads may use a session at once.
typedef struct trefoil_session trefoil_session;

// How to make a session. Set `size` to its sizeof and everything else to zero, then what you want: later versions have more members.
typedef struct {
  // sizeof(trefoil_session_options)
  size_t size;
  // Remember what was compiled, up to that many bytes, for sources that are compiled under many sets of defines; 0 for not.
  size_t variants_bytes;
} trefoil_session_options;

// Finds an included file: calls trefoil_include_found and returns, or just returns where there is no such file. The path is UTF-8:
// beside the including file first, then in each directory of `-I`. It runs on the thread that compiles, perhaps on several at once,
// may not use the session, and must return (no exception, no longjmp).
typedef void (*trefoil_include_callback)(void *user, const char *path, trefoil_include_result *result);

// What to compile. Set `size` to its sizeof and everything else to zero, then what you want: later versions have more members.
typedef struct {
  // sizeof(trefoil_request)
  size_t size;
  // The source: UTF-8, which need not end in a zero.
  const char *source;
  // Bytes of the source.
  size_t source_size;
  // The name of the source in messages, beside which includes are looked for; null for "source.hlsl".
  const char *source_name;
  // The entry function; null for "main".
  const char *entry;
  // Stage and shader model: "ps_6_0".
  const char *profile;
  // What comes out: one of trefoil_target.
  uint32_t target;
  // How many arguments there are.
  uint32_t argument_count;
  // Options as DXC's command line has them: "-D", "SHADOWS=1", "-O3", "-I", "include"; null where there are none.
  const char *const *arguments;
  // Finds included files; null where nothing is included.
  trefoil_include_callback include;
  // The first argument of that function.
  void *include_user;
  // For trefoil_reflect_source: 1 to be told also of what the source declares and the shader does not use; else 0.
  uint32_t keep_unused;
} trefoil_request;

// One error, warning or note. Set `size` to its sizeof before it is filled. Strings are UTF-8, end in a zero, and live as long as the
// result; lines and columns count from 1, columns in bytes.
typedef struct {
  // sizeof(trefoil_diagnostic)
  size_t size;
  // Its stable name: "undeclared"; empty for a note.
  const char *id;
  // How grave it is.
  trefoil_severity severity;
  // How many notes explain it.
  uint32_t note_count;
  // What it says.
  const char *message;
  // The flag of a warning without -W; null where it has none.
  const char *flag;
  // The file; null where there is no place, and then the rest is zero.
  const char *file;
  // The line.
  uint32_t line;
  // The column.
  uint32_t column;
  // Where it ends; 0 where that is not known.
  uint32_t end_line;
  // The column after the last one.
  uint32_t end_column;
} trefoil_diagnostic;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the library: "0.1.0".
const char *trefoil_version(void);

// Makes a session; null options are the defaults. Null where the options' size is wrong.
trefoil_session *trefoil_session_new(const trefoil_session_options *options);

// Frees a session, which no thread uses any more; null does nothing.
void trefoil_session_free(trefoil_session *session);

// Compiles. The result has the bytes, or the errors.
trefoil_result *trefoil_compile(const trefoil_session *session, const trefoil_request *request);

// Compiles, and gives what the shader is bound to: JSON, which docs/reflection.schema.json describes.
trefoil_result *trefoil_reflect_source(const trefoil_session *session, const trefoil_request *request);

// Preprocesses: the result has the text.
trefoil_result *trefoil_preprocess(const trefoil_session *session, const trefoil_request *request);

// What a DXIL or DXBC container or a SPIR-V module is bound to, whoever made it: JSON, which docs/reflection.schema.json describes.
trefoil_result *trefoil_reflect(const void *data,
                                size_t size);

// The listing of a DXIL or DXBC container or a SPIR-V module.
trefoil_result *trefoil_disassemble(const void *data, size_t size);

// Whether a DXIL container keeps the rules of DXIL: each that it breaks is a diagnostic.
trefoil_result *trefoil_validate(const void *data, size_t size);

// What the call came to; TREFOIL_STATUS_INVALID_ARGUMENT of null.
trefoil_status trefoil_result_status(const trefoil_result *result);

// What the call made: bytes, or text that ends in a zero after its `size` bytes. Null where there is nothing. It lives as long as the
// result. `size` may be null.
const void *trefoil_result_data(const trefoil_result *result,
                                size_t *size);

// All diagnostics as DXC writes them, with the lines of the source; "" where there are none. It lives as long as the result.
const char *trefoil_result_messages(const trefoil_result *result);

// How many errors and warnings there are.
uint32_t trefoil_result_diagnostic_count(const trefoil_result *result);

// Fills in the diagnostic with a number; 0 where there is none, a pointer is null or the structure's size is wrong.
int trefoil_result_diagnostic(const trefoil_result *result, uint32_t index, trefoil_diagnostic *out);

// Fills in a note of a diagnostic; 0 as for trefoil_result_diagnostic.
int trefoil_result_note(const trefoil_result *result, uint32_t index, uint32_t note, trefoil_diagnostic *out);

// Frees a result and all that was read of it; null does nothing.
void trefoil_result_free(trefoil_result *result);

// Gives the text of an included file, from within the function that finds files. It is copied; without bytes, `data` may be null.
void trefoil_include_found(trefoil_include_result *result,
                           const void *data,
                           size_t size);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* TREFOIL_H */
