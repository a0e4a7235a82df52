/* A command line for a dxcompiler.dll, which has none of its own: compiles, disassembles and validates.
 *
 *   dxc_next DLL compile FILE OUT ARGUMENTS...
 *   dxc_next DLL dis FILE
 *   dxc_next DLL validate FILE
 */
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { const void *data; SIZE_T size; UINT code_page; } Buffer;
typedef struct { void **methods; } Object;
typedef HRESULT(WINAPI *Create)(const GUID *, const GUID *, void **);

static const GUID COMPILER = {0x73e22d93, 0xe6ce, 0x47f3, {0xb5, 0xbf, 0xf0, 0x66, 0x4f, 0x39, 0xc1, 0xb0}};
static const GUID COMPILER3 = {0x228b4687, 0x5a6a, 0x4730, {0x90, 0x0c, 0x97, 0x02, 0xb2, 0x20, 0x3f, 0x54}};
static const GUID VALIDATOR = {0x8ca3e215, 0xf728, 0x4cf3, {0x8c, 0xdd, 0x88, 0xaf, 0x91, 0x75, 0x87, 0xa1}};
static const GUID IVALIDATOR = {0xa6e82bd2, 0x1fd7, 0x4826, {0x98, 0x11, 0x28, 0x57, 0xe7, 0x97, 0xf4, 0x9a}};
static const GUID UTILS = {0x6245d6af, 0x66e0, 0x48fd, {0x80, 0xb4, 0x4d, 0x27, 0x17, 0x96, 0x74, 0x8c}};
static const GUID IUTILS = {0x4605c4cb, 0x2019, 0x492a, {0xad, 0xa4, 0x65, 0xf2, 0x0b, 0xb7, 0xd6, 0x7f}};
static const GUID IRESULT = {0x58346cda, 0xdde7, 0x4497, {0x94, 0x61, 0x6f, 0x87, 0xaf, 0x5e, 0x06, 0x59}};

/* A method of an object, by its place in the table. */
#define CALL(object, method, ...) \
    ((HRESULT(WINAPI *)())((Object *)(object))->methods[method])((object), __VA_ARGS__)

static const char *bytes(void *blob) { return ((void *(WINAPI *)(void *))((Object *)blob)->methods[3])(blob); }
static SIZE_T size(void *blob) { return ((SIZE_T(WINAPI *)(void *))((Object *)blob)->methods[4])(blob); }

static void fail(const char *what, HRESULT why) {
    fprintf(stderr, "%s: %lx\n", what, (unsigned long)why);
    exit(2);
}

static char *read_file(const wchar_t *path, SIZE_T *length) {
    FILE *file = _wfopen(path, L"rb");
    if (!file) fail("cannot open the file", 0);
    fseek(file, 0, SEEK_END);
    *length = ftell(file);
    rewind(file);
    char *data = malloc(*length + 1);
    *length = fread(data, 1, *length, file);
    fclose(file);
    return data;
}

static void say(void *blob) {
    if (blob && size(blob)) fprintf(stderr, "%.*s\n", (int)size(blob), bytes(blob));
}

static int validate(Create create, char *data, SIZE_T length) {
    void *utils = 0, *blob = 0, *validator = 0, *result = 0, *errors = 0;
    HRESULT status = create(&UTILS, &IUTILS, &utils);
    if (status) fail("utils", status);
    CALL(utils, 6, data, (UINT)length, (UINT)0, &blob);
    status = create(&VALIDATOR, &IVALIDATOR, &validator);
    if (status) fail("validator", status);
    status = CALL(validator, 3, blob, (UINT)0, &result);
    if (status) fail("validate", status);
    CALL(result, 3, &status);
    if (status && !CALL(result, 5, &errors)) say(errors);
    return status != 0;
}

int wmain(int count, wchar_t **arguments) {
    if (count < 4) fail("usage: dxc_next DLL compile|dis|validate FILE", 0);
    HMODULE library = LoadLibraryW(arguments[1]);
    if (!library) fail("cannot load the library", GetLastError());
    Create create = (Create)GetProcAddress(library, "DxcCreateInstance");
    SIZE_T length;
    char *data = read_file(arguments[3], &length);
    Buffer buffer = {data, length, 0};
    if (!wcscmp(arguments[2], L"validate")) return validate(create, data, length);
    void *compiler = 0, *result = 0, *out = 0, *errors = 0;
    HRESULT status = create(&COMPILER, &COMPILER3, &compiler);
    if (status) fail("compiler", status);
    if (!wcscmp(arguments[2], L"dis")) {
        status = CALL(compiler, 4, &buffer, &IRESULT, &result);
        if (status) fail("disassemble", status);
        CALL(result, 4, &out);
        if (!out) return 1;
        fwrite(bytes(out), 1, size(out), stdout);
        return 0;
    }
    status = CALL(compiler, 3, &buffer, arguments + 5, (UINT)(count - 5), (void *)0, &IRESULT, &result);
    if (status) fail("compile", status);
    CALL(result, 5, &errors);
    say(errors);
    CALL(result, 3, &status);
    if (status) return 1;
    CALL(result, 4, &out);
    FILE *file = _wfopen(arguments[4], L"wb");
    if (!out || !file) fail("cannot write the output", 0);
    fwrite(bytes(out), 1, size(out), file);
    fclose(file);
    return 0;
}
