/* Compiles a shader and says what it is bound to:
 *
 *     compile FILE PROFILE ENTRY OUT [DXC-OPTION...]
 */

#include <stdio.h>
#include <stdlib.h>
#include <trefoil.h>

/* The bytes of a file; null where it cannot be read. */
static char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  if (!file)
    return NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long end = ftell(file);
    rewind(file);
    bytes = end < 0 ? NULL : malloc((size_t)end + 1);
    *size = bytes ? fread(bytes, 1, (size_t)end, file) : 0;
  }
  fclose(file);
  return bytes;
}

/* Finds what the shader includes. */
static void include(void *user, const char *path, trefoil_include_result *result) {
  size_t size = 0;
  char *bytes = contents(path, &size);
  (void)user;
  if (bytes)
    trefoil_include_found(result, bytes, size);
  free(bytes);
}

/* Prints each error and warning with its place. */
static void print_diagnostics(const trefoil_result *result) {
  trefoil_diagnostic d = {.size = sizeof d};
  for (uint32_t i = 0; trefoil_result_diagnostic(result, i, &d); ++i) {
    fprintf(stderr, "%s:%u:%u: %s [%s]\n", d.file ? d.file : "trefoil", d.line, d.column, d.message, d.id);
    trefoil_diagnostic note = {.size = sizeof note};
    for (uint32_t n = 0; trefoil_result_note(result, i, n, &note); ++n)
      fprintf(stderr, "  %s\n", note.message);
  }
}

int main(int count, char **words) {
  if (count < 5) {
    fprintf(stderr, "usage: compile FILE PROFILE ENTRY OUT [DXC-OPTION...]\n");
    return 2;
  }
  size_t size = 0;
  char *source = contents(words[1], &size);
  if (!source) {
    fprintf(stderr, "cannot read %s\n", words[1]);
    return 1;
  }
  trefoil_session *session = trefoil_session_new(NULL);
  trefoil_request request = {
      .size = sizeof request,
      .source = source,
      .source_size = size,
      .source_name = words[1],
      .profile = words[2],
      .entry = words[3],
      .arguments = (const char *const *)words + 5,
      .argument_count = (uint32_t)(count - 5),
      .include = include,
  };
  trefoil_result *shader = trefoil_compile(session, &request);
  print_diagnostics(shader);
  int failed = trefoil_result_status(shader) != TREFOIL_STATUS_OK;
  if (!failed) {
    size_t bytes = 0;
    const void *data = trefoil_result_data(shader, &bytes);
    FILE *out = fopen(words[4], "wb");
    failed = !out || fwrite(data, 1, bytes, out) != bytes;
    if (out)
      fclose(out);
    trefoil_result *reflection = trefoil_reflect(data, bytes);
    printf("%zu bytes\n%s\n", bytes, (const char *)trefoil_result_data(reflection, NULL));
    trefoil_result_free(reflection);
  }
  trefoil_result_free(shader);
  trefoil_session_free(session);
  free(source);
  return failed;
}
