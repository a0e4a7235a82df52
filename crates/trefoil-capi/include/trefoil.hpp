// trefoil for C++: owners of what trefoil.h hands out, and errors as exceptions. C++17.
//
//     trefoil::Session session;
//     trefoil::Request request(source, "ps_6_0");
//     request.option("-O3").entry("ps_main");
//     trefoil::Bytes shader = session.compile(request);      // throws trefoil::Error
//     std::string json = trefoil::reflect(shader);

#ifndef TREFOIL_HPP
#define TREFOIL_HPP

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "trefoil.h"

namespace trefoil {

using Bytes = std::vector<std::uint8_t>;

// An error or warning, with its place where it has one.
struct Diagnostic {
  std::string id, message, file;
  trefoil_severity severity;
  std::uint32_t line, column;
};

// What a call refused: what() has all messages as DXC writes them.
class Error : public std::runtime_error {
public:
  Error(trefoil_status status, const char *messages, std::vector<Diagnostic> diagnostics)
      : std::runtime_error(messages), status(status), diagnostics(std::move(diagnostics)) {}
  trefoil_status status;
  std::vector<Diagnostic> diagnostics;
};

// A source and how to compile it. The text is copied.
class Request {
public:
  Request(std::string_view source, std::string profile) : source_(source), profile_(std::move(profile)) {}
  Request &name(std::string name) { return name_ = std::move(name), *this; }
  Request &entry(std::string entry) { return entry_ = std::move(entry), *this; }
  Request &target(trefoil_target target) { return target_ = target, *this; }
  // One of DXC's options: "-O3", "-DSHADOWS=1".
  Request &option(std::string option) { return options_.push_back(std::move(option)), *this; }
  // The text of an included file, or nothing. What it throws, the compile throws.
  Request &include(std::function<std::optional<std::string>(const char *path)> find) {
    return include_ = std::move(find), *this;
  }

private:
  friend class Session;
  std::string source_, profile_, name_ = "source.hlsl", entry_ = "main";
  std::vector<std::string> options_;
  trefoil_target target_ = TREFOIL_TARGET_AUTO;
  std::function<std::optional<std::string>(const char *)> include_;
};

namespace detail {

struct Free {
  void operator()(trefoil_session *session) const { trefoil_session_free(session); }
  void operator()(trefoil_result *result) const { trefoil_result_free(result); }
};
using Result = std::unique_ptr<trefoil_result, Free>;

inline std::vector<Diagnostic> diagnostics(const trefoil_result *result) {
  std::vector<Diagnostic> all;
  trefoil_diagnostic d = {};
  d.size = sizeof d;
  for (std::uint32_t i = 0; trefoil_result_diagnostic(result, i, &d); ++i)
    all.push_back({d.id, d.message, d.file ? d.file : "", d.severity, d.line, d.column});
  return all;
}

inline std::string_view checked(const Result &result) {
  trefoil_status status = trefoil_result_status(result.get());
  if (status != TREFOIL_STATUS_OK)
    throw Error(status, trefoil_result_messages(result.get()), diagnostics(result.get()));
  std::size_t size = 0;
  const void *data = trefoil_result_data(result.get(), &size);
  return {static_cast<const char *>(data), size};
}

// Calls the function of a request; an exception waits here until the compiler has returned.
struct Includes {
  const std::function<std::optional<std::string>(const char *)> &find;
  std::exception_ptr thrown;
  static void call(void *user, const char *path, trefoil_include_result *result) {
    auto *self = static_cast<Includes *>(user);
    try {
      if (auto text = self->find(path))
        trefoil_include_found(result, text->data(), text->size());
    } catch (...) {
      self->thrown = std::current_exception();
    }
  }
};

} // namespace detail

// What compiles share; any number of threads may use one.
class Session {
public:
  // Remembers what was compiled, up to so many bytes, where a source is compiled under many sets of defines.
  explicit Session(std::size_t variants_bytes = 0) {
    trefoil_session_options options = {};
    options.size = sizeof options;
    options.variants_bytes = variants_bytes;
    session_.reset(trefoil_session_new(&options));
  }

  // The shader; `warnings` gets what was said on the way.
  Bytes compile(const Request &request, std::vector<Diagnostic> *warnings = nullptr) const {
    auto result = run(request, trefoil_compile);
    auto bytes = detail::checked(result);
    if (warnings)
      *warnings = detail::diagnostics(result.get());
    return Bytes(bytes.begin(), bytes.end());
  }
  // What the shader is bound to, as JSON; with `keep_unused` also what the source declares and the shader does not use.
  std::string reflect(const Request &request, bool keep_unused = false) const {
    return std::string(detail::checked(run(request, trefoil_reflect_source, keep_unused)));
  }
  std::string preprocess(const Request &request) const {
    return std::string(detail::checked(run(request, trefoil_preprocess)));
  }

private:
  template <class Call> detail::Result run(const Request &of, Call call, bool keep_unused = false) const {
    std::vector<const char *> options;
    for (const std::string &option : of.options_)
      options.push_back(option.c_str());
    detail::Includes includes{of.include_, nullptr};
    trefoil_request request = {};
    request.size = sizeof request;
    request.source = of.source_.data();
    request.source_size = of.source_.size();
    request.source_name = of.name_.c_str();
    request.entry = of.entry_.c_str();
    request.profile = of.profile_.c_str();
    request.target = of.target_;
    request.argument_count = static_cast<std::uint32_t>(options.size());
    request.arguments = options.data();
    request.include = of.include_ ? detail::Includes::call : nullptr;
    request.include_user = &includes;
    request.keep_unused = keep_unused;
    detail::Result result(call(session_.get(), &request));
    if (includes.thrown)
      std::rethrow_exception(includes.thrown);
    return result;
  }

  std::unique_ptr<trefoil_session, detail::Free> session_;
};

// What a container or module is bound to, as JSON.
inline std::string reflect(const Bytes &bytes) {
  return std::string(detail::checked(detail::Result(trefoil_reflect(bytes.data(), bytes.size()))));
}
// The listing of a container or module.
inline std::string disassemble(const Bytes &bytes) {
  return std::string(detail::checked(detail::Result(trefoil_disassemble(bytes.data(), bytes.size()))));
}

} // namespace trefoil

#endif
