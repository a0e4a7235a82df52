// Every method of every interface with usual and with unusual arguments.
//
// `methods.inc` has a row a method. Each call is made in a process of its own; what is said of it is the code and what came back.
// The values of a type that are not usual are in `unusual`; a place for what comes back is also left out.

#include "rewrite.h"
#include "say.h"

#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <signal.h>
#include <sys/wait.h>
#include <tuple>
#include <type_traits>
#include <unistd.h>
#include <cwchar>

static const char *const text_of_source = "[numthreads(1, 1, 1)] void main() {}\n";

// What the rows name. Arrays go on behind what is counted, so that a count that is too large reads no strange memory.
static const size_t room = 1300;
static LPCWSTR words[room], names[room], passes[room], profile_words[room];
static LPCSTR narrow_words[room];
static DxcDefine defines[room];
static DxcArgPair pairs[room];
static char data[4096];
static STATSTG stat;
static DxcBuffer source_buffer, container_buffer;
static Held<IDxcBlobEncoding> encoded, empty, garbage, wide, odd;
static Held<IDxcBlob> container, library, pdb, listing, program, cut;
static Held<IDxcIncludeHandler> includes;
static Held<IDxcCompiler3> compiler;
static Held<IDxcResult> result;
#define source ((IDxcBlobEncoding *)encoded)
static const IID &blob_id = __uuidof(IDxcBlob);
static const IID &result_id = __uuidof(IDxcResult);

// Places for what comes back, by their type.
template <class T, int N> static T *place() {
  static T value;
  return &value;
}
template <int N> struct Out {
  template <class T> operator T *() const { return place<T, N>(); }
};
static const Out<0> out;
static const Out<1> out2;
static const Out<2> raw;

// What is said of a value that came back. What DXC says of a shader that it has made is left out: it warns that it has no library
// to sign it.
static std::string shown(IUnknown *object) {
  if (!object)
    return "null";
  Held<IDxcOperationResult> made;
  Held<IDxcBlobEncoding> encoding;
  Held<IDxcBlob> bytes;
  if (as(object, made) == 0) {
    HRESULT status = 0;
    Held<IDxcBlob> first;
    Held<IDxcBlobEncoding> errors;
    made->GetStatus(&status), made->GetResult(&first), made->GetErrorBuffer(&errors);
    char line[80];
    snprintf(line, sizeof line, "result %08x%s%s", (unsigned)status, first ? first->GetBufferSize() ? " full" : " empty" : "",
             status && errors && text(errors).size() ? " said" : "");
    return line;
  }
  if (as(object, encoding) == 0) {
    BOOL known = false;
    UINT32 page = 0;
    encoding->GetEncoding(&known, &page);
    return "text " + std::to_string(page) + (encoding->GetBufferSize() ? " full" : " empty");
  }
  if (as(object, bytes) == 0)
    return bytes->GetBufferSize() ? "bytes full" : "bytes empty";
  return "object";
}
template <class T> static std::enable_if_t<std::is_arithmetic_v<T> || std::is_enum_v<T>, std::string> shown(T value) {
  char line[32];
  snprintf(line, sizeof line, "%llx", (unsigned long long)value & 0xffffffff);
  return line;
}
// A name that is made of a hash of what a compiler made is not the same for two compilers.
static std::string shown(const wchar_t *value) {
  std::string line = value ? "'" : "null";
  size_t digits = 0;
  for (const wchar_t *c = value; c && *c; ++c) {
    line += *c < 128 ? (char)*c : '?';
    digits = wcschr(L"0123456789abcdef", *c) ? digits + 1 : 0;
    if (digits == 32)
      line.replace(line.size() - 32, 32, "HASH");
  }
  return line;
}
static std::string shown(const char *value) { return value ? "text" : "null"; }
static std::string shown(const void *value) { return value ? "some" : "null"; }
static std::string shown(const wchar_t **value) { return value ? "some" : "null"; }

// What lies at an argument's place, if it is one.
template <class T> static std::string came_back(const T &) { return ""; }
template <class T> static std::enable_if_t<!std::is_const_v<T> && !std::is_void_v<T> && !std::is_abstract_v<T>, std::string> came_back(T *const &at) {
  if constexpr (std::is_pointer_v<T> || std::is_arithmetic_v<T>) {
    if (at == place<T, 0>() || at == place<T, 1>()) {
      if constexpr (std::is_same_v<T, void *>)
        return " " + shown((IUnknown *)*at);
      else
        return " " + shown(*at);
    }
    if (at == place<T, 2>())
      return " " + shown((const void *)*at);
  }
  return "";
}

// Values of a type that are not usual, each with a name.
template <class T> struct Named {
  const char *name;
  T value;
};
template <class T> using Stored =
    std::conditional_t<std::is_reference_v<T>, std::reference_wrapper<std::remove_reference_t<T>>, T>;
template <class T> static std::vector<Named<Stored<T>>> unusual() {
  using S = Stored<T>;
  if constexpr (std::is_same_v<T, LPCWSTR>) {
    static std::wstring tall(3000, L'x');
    return {{"null", nullptr}, {"empty", L""}, {"nowhere", L"/nowhere/at/all"}, {"blank", L" "}, {"beyond ASCII", L"\u00e4\u4e00"},
            {"long", tall.c_str()}};
  } else if constexpr (std::is_same_v<T, LPCWSTR *> || std::is_same_v<T, const LPCWSTR *>) {
    static LPCWSTR hole[room] = {L"-Zpr", nullptr}, blanks[room] = {L""}, unknown[room] = {L"-nonesuch"};
    for (size_t i = 1; i < room; ++i)
      blanks[i] = unknown[i] = L"-Zpr";
    return {{"null", nullptr}, {"hole", hole}, {"empty", blanks}, {"unknown", unknown}};
  } else if constexpr (std::is_same_v<T, LPCSTR *>) {
    static LPCSTR hole[room] = {"-Zpr", nullptr}, strange[room] = {"\xff\xfe", ""};
    return {{"null", nullptr}, {"hole", hole}, {"no UTF-8", strange}};
  } else if constexpr (std::is_same_v<T, const DxcDefine *>) {
    static DxcDefine nameless[room] = {{nullptr, L"1"}}, blank[room] = {{L"", L""}}, strange[room] = {{L"1", L"2"}};
    for (size_t i = 1; i < room; ++i)
      nameless[i] = blank[i] = strange[i] = {L"A", L"1"};
    return {{"null", nullptr}, {"nameless", nameless}, {"empty", blank}, {"no identifier", strange}};
  } else if constexpr (std::is_same_v<T, DxcArgPair *>) {
    static DxcArgPair nameless[room] = {{nullptr, L"1"}}, blank[room] = {{L"", L""}};
    for (size_t i = 1; i < room; ++i)
      nameless[i] = blank[i] = {L"-D", L"A=1"};
    return {{"null", nullptr}, {"nameless", nameless}, {"empty", blank}};
  } else if constexpr (std::is_same_v<T, IDxcBlob *>) {
    return {{"null", nullptr}, {"empty", empty}, {"garbage", garbage}, {"wide", wide}, {"odd page", odd}, {"source", source},
            {"container", container}, {"library", library}, {"pdb", pdb}, {"cut container", cut}};
  } else if constexpr (std::is_same_v<T, IDxcBlobEncoding *>) {
    return {{"null", nullptr}, {"empty", empty}, {"garbage", garbage}, {"wide", wide}, {"odd page", odd}};
  } else if constexpr (std::is_same_v<T, const DxcBuffer *> || std::is_same_v<T, DxcBuffer *>) {
    static DxcBuffer hollow = {nullptr, 5, 0}, nothing = {"", 0, 0}, garbled = {"\1\2\3", 3, 0}, paged = {"x", 1, 4711},
                     part = {container->GetBufferPointer(), 40, 0}, uneven = {L"abc", 5, DXC_CP_WIDE};
    return {{"null", nullptr}, {"hollow", &hollow}, {"empty", &nothing}, {"garbage", &garbled}, {"odd page", &paged},
            {"cut container", &part}, {"uneven", &uneven}, {"source", &source_buffer}, {"container", &container_buffer}};
  } else if constexpr (std::is_same_v<T, const IID &>) {
    static const IID ids[] = {__uuidof(IUnknown), {}, __uuidof(IDxcBlob), __uuidof(IDxcBlobWide), __uuidof(IDxcBlobUtf8),
                              __uuidof(IDxcOperationResult), __uuidof(IDxcUtils)};
    static const char *const names[] = {"unknown", "zero", "blob", "wide", "utf8", "operation", "other"};
    std::vector<Named<S>> all;
    for (size_t i = 0; i < sizeof ids / sizeof *ids; ++i)
      all.push_back({names[i], std::cref(ids[i])});
    return all;
  } else if constexpr (std::is_same_v<T, UINT32>) {
    return {{"0", 0}, {"1", 1}, {"3", 3}, {"99", 99}, {"1200", 1200}};
  } else if constexpr (std::is_same_v<T, DXC_OUT_KIND>) {
    std::vector<Named<S>> kinds;
    static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
    for (int i = 0; i < 13; ++i)
      kinds.push_back({digits[i], (DXC_OUT_KIND)i});
    return kinds;
  } else if constexpr (std::is_pointer_v<T>) {
    return {{"null", nullptr}};
  } else {
    return {};
  }
}

// An object of an interface.
template <class T> static HRESULT subject(Held<T> &made) {
  static const CLSID *const classes[] = {&CLSID_DxcCompiler, &CLSID_DxcUtils, &CLSID_DxcLibrary, &CLSID_DxcValidator,
                                         &CLSID_DxcAssembler, &CLSID_DxcOptimizer, &CLSID_DxcRewriter, &CLSID_DxcLinker,
                                         &CLSID_DxcContainerBuilder, &CLSID_DxcContainerReflection, &CLSID_DxcPdbUtils,
                                         &CLSID_DxcCompilerArgs};
  for (const CLSID *id : classes)
    if (make(*id, made) == 0)
      break;
  if constexpr (std::is_same_v<T, IDxcContainerBuilder> || std::is_same_v<T, IDxcContainerReflection>)
    return made->Load(container);
  else if constexpr (std::is_same_v<T, IDxcPdbUtils> || std::is_same_v<T, IDxcPdbUtils2>)
    return made->Load(pdb);
  else if constexpr (std::is_same_v<T, IDxcLinker>)
    return made->RegisterLibrary(L"a", library);
  else
    return made ? S_OK : E_FAIL;
}
template <> HRESULT subject(Held<IDxcBlob> &made) { return as(encoded, made); }
template <> HRESULT subject(Held<IDxcBlobEncoding> &made) { return as(encoded, made); }
template <> HRESULT subject(Held<IDxcIncludeHandler> &made) { return as(includes, made); }
template <> HRESULT subject(Held<IDxcOperationResult> &made) { return as(result, made); }
template <> HRESULT subject(Held<IDxcResult> &made) { return as(result, made); }
template <> HRESULT subject(Held<IDxcBlobUtf8> &made) {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  return utils->GetBlobAsUtf8(encoded, &made);
}
template <> HRESULT subject(Held<IDxcBlobWide> &made) {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  return utils->GetBlobAsWide(encoded, &made);
}
template <> HRESULT subject(Held<IStream> &made) {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  return utils->CreateReadOnlyStreamFromBlob(encoded, &made);
}
template <> HRESULT subject(Held<ISequentialStream> &made) {
  Held<IStream> stream;
  HRESULT hr = subject(stream);
  return hr ? hr : as(stream, made);
}
template <> HRESULT subject(Held<IDxcOptimizerPass> &made) {
  Held<IDxcOptimizer> optimizer;
  make(CLSID_DxcOptimizer, optimizer);
  return optimizer->GetAvailablePass(0, &made);
}

// Says what a call answers that is made elsewhere.
template <class Call> static void elsewhere(const std::string &what, Call call) {
  int ends[2];
  if (pipe(ends))
    return;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    signal(SIGSEGV, SIG_DFL), signal(SIGABRT, SIG_DFL);
    alarm(20);
    dup2(open("/dev/null", O_WRONLY), 2);
    std::string line = call();
    (void)!write(ends[1], line.data(), line.size());
    _exit(0);
  }
  close(ends[1]);
  std::string line;
  char some[256];
  for (ssize_t n; (n = read(ends[0], some, sizeof some)) > 0;)
    line.append(some, n);
  close(ends[0]);
  waitpid(child, nullptr, 0);
  say(what.c_str(), "%s", line.empty() ? "crash" : line.c_str());
}

template <class T, class R, class... P, size_t... I>
static std::string answer(T *object, R (T::*method)(P...), const std::tuple<Stored<P>...> &given, std::index_sequence<I...>) {
  std::string line;
  if constexpr (std::is_same_v<R, HRESULT>) {
    HRESULT code = (object->*method)(std::get<I>(given)...);
    char digits[16];
    snprintf(digits, sizeof digits, "%08x", (unsigned)code);
    line = digits;
  } else {
    line = shown((object->*method)(std::get<I>(given)...));
  }
  (line.append(came_back(std::get<I>(given))), ...);
  return line;
}

template <size_t N, class T, class R, class... P>
static void vary(const std::string &name, T *object, R (T::*method)(P...), const std::tuple<Stored<P>...> &usual) {
  using Type = std::tuple_element_t<N, std::tuple<P...>>;
  for (const auto &other : unusual<Type>()) {
    auto given = usual;
    std::get<N>(given) = other.value;
    std::string what = name + " " + std::to_string(N + 1) + " " + other.name;
    elsewhere(what, [&] { return answer(object, method, given, std::index_sequence_for<P...>()); });
  }
}

template <class T, class R, class... P, size_t... I>
static void calls_of(const char *name, R (T::*method)(P...), const std::tuple<Stored<P>...> &usual, std::index_sequence<I...>) {
  Held<T> object;
  if (subject(object) != 0)
    return say(name, "no object");
  elsewhere(name, [&] { return answer((T *)object, method, usual, std::index_sequence_for<P...>()); });
  (vary<I>(name, (T *)object, method, usual), ...);
}

template <class R, class B, class... P, class... A>
static void row(const char *name, R (B::*method)(P...), A &&...usual) {
  static_assert(sizeof...(P) == sizeof...(A), "a row has all arguments");
  calls_of<B>(name, method, std::tuple<Stored<P>...>(std::forward<A>(usual)...), std::index_sequence_for<P...>());
}

// Makes what the rows name, by the library under test.
static void prepare() {
  for (size_t i = 0; i < room; ++i) {
    words[i] = L"-Zpr", names[i] = L"a", passes[i] = L"-mem2reg", narrow_words[i] = "-Zpr";
    profile_words[i] = i ? L"cs_6_0" : L"-T";
    defines[i] = {L"A", L"1"}, pairs[i] = {L"-D", L"A=1"};
  }
  strcpy(data, "text");
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  utils->CreateDefaultIncludeHandler(&includes);
  utils->CreateBlob(text_of_source, strlen(text_of_source), DXC_CP_UTF8, &encoded);
  utils->CreateBlob("", 0, DXC_CP_UTF8, &empty);
  utils->CreateBlob("\xff\xfe\xfd\0\1\2\3", 7, DXC_CP_ACP, &garbage);
  utils->CreateBlob(L"void f() {}", 44, DXC_CP_WIDE, &wide);
  utils->CreateBlob("void f() {}", 11, 4711, &odd);
  source_buffer = {text_of_source, strlen(text_of_source), DXC_CP_UTF8};
  LPCWSTR shader[] = {L"-T", L"cs_6_0", L"-Zi", L"-Qstrip_debug"};
  compiler->Compile(&source_buffer, shader, 4, nullptr, __uuidof(IDxcResult), (void **)&result);
  result->GetOutput(DXC_OUT_OBJECT, __uuidof(IDxcBlob), (void **)&container, nullptr);
  result->GetOutput(DXC_OUT_PDB, __uuidof(IDxcBlob), (void **)&pdb, nullptr);
  container_buffer = {container->GetBufferPointer(), container->GetBufferSize(), 0};
  utils->CreateBlobFromBlob(container, 0, 40, &cut);
  static const char *const exported = "[shader(\"compute\")] [numthreads(1, 1, 1)] void main() {}";
  DxcBuffer buffer = {exported, strlen(exported), DXC_CP_UTF8};
  LPCWSTR lib[] = {L"-T", L"lib_6_3"};
  Held<IDxcResult> second;
  compiler->Compile(&buffer, lib, 2, nullptr, __uuidof(IDxcResult), (void **)&second);
  second->GetOutput(DXC_OUT_OBJECT, __uuidof(IDxcBlob), (void **)&library, nullptr);
  compiler->Disassemble(&container_buffer, __uuidof(IDxcResult), (void **)&second);
  second->GetResult(&listing);
  void *bitcode = nullptr;
  UINT32 size = 0;
  utils->GetDxilContainerPart(&container_buffer, DXC_PART_DXIL, &bitcode, &size);
  Held<IDxcBlobEncoding> part;
  utils->CreateBlob(bitcode, size, DXC_CP_ACP, &part);
  as(part, program);
}

void check_calls() {
  prepare();
#define ROW(INTERFACE, METHOD, ...) row(#INTERFACE "::" #METHOD, &INTERFACE::METHOD, ##__VA_ARGS__);
#include "methods.inc"
#undef ROW
}
