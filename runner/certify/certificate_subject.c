/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certificate_subject.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/text.h"
#include "certify/page_text.h"

static const json_t *in(const json_t *object, const char *key)
{
    return json_object_get(object, key);
}

static long long number_in(const json_t *object, const char *key)
{
    return json_integer_value(in(object, key));
}

void certificate_subject_scope(FILE *stream, const json_t *certificate)
{
    const json_t *edition = in(certificate, "edition");
    fputs("\n## What this certificate says, and what it does not\n\nThe specification is [",
          stream);
    page_text_put(stream, page_text_in(edition, "name"));
    fprintf(stream, "](<%s>).\n", page_text_in(edition, "address"));
    if (json_is_string(in(certificate, "issuer"))) {
        fputs("This certificate was issued by **", stream);
        page_text_put(stream, page_text_in(certificate, "issuer"));
        fputs("**.\n", stream);
    } else {
        fputs("Who issued this certificate is not named in it.\n", stream);
    }
    fputs(
        "\n- It says what the tests of Assay observed of the JVM Tool Interface of one build of a "
        "JVM, under the\n  configurations and on the system that are named below. Another build, "
        "system or configuration needs\n  a certificate of its own.\n"
        "- The tests check the rules that they cite. No finite number of tests shows that a JVM "
        "never deviates.\n"
        "- It is about the JVM Tool Interface alone. It says nothing of the rest of the Java SE "
        "Platform.\n"
        "- Assay is not the Technology Compatibility Kit of Java SE, nor part of it. This "
        "certificate gives no\n  right to a name, a mark or a licence, and neither Oracle nor the "
        "OpenJDK project has any part in it.\n"
        "- Java and OpenJDK are trademarks or registered trademarks of Oracle and/or its "
        "affiliates.\n",
        stream);
}

static void put_date(FILE *stream, const char *name, int64_t seconds)
{
    char *text = date_text(seconds, "%Y-%m-%d %H:%M:%S UTC");
    page_text_row(stream, name, text);
    free(text);
}

static void put_vm(FILE *stream, const json_t *vm)
{
    const char *path;
    json_t *digest;
    page_text_row(stream, "VM", page_text_in(vm, "name"));
    page_text_row(stream, "version", page_text_in(vm, "version"));
    page_text_row(stream, "vendor", page_text_in(vm, "vendor"));
    page_text_row(stream, "describes itself as", page_text_in(vm, "info"));
    if (json_is_string(in(vm, "architecture")))
        page_text_row(stream, "architecture", page_text_in(vm, "architecture"));
    page_text_row(stream, "directory", page_text_in(vm, "home"));
    if (json_is_string(in(vm, "mode")))
        page_text_row(stream, "chosen by", page_text_in(vm, "mode"));
    json_object_foreach ((json_t *)in(vm, "digests"), path, digest) {
        fputs("| SHA-256 of ", stream);
        page_text_put(stream, path);
        fputs(" | `", stream);
        page_text_put(stream, json_string_value(digest));
        fputs("` |\n", stream);
    }
}

static void put_toolchain(FILE *stream, const json_t *toolchain)
{
    page_text_row(stream, "compiled with", page_text_in(toolchain, "compiler"));
    page_text_row(stream, "flags", page_text_in(toolchain, "flags"));
    page_text_row(stream, "JDK of the build", page_text_in(toolchain, "jdk"));
    page_text_row(stream, "C library", page_text_in(toolchain, "libc"));
}

void certificate_subject_put(FILE *stream, const json_t *certificate)
{
    const json_t *system = in(certificate, "system"), *suite = in(certificate, "suite");
    char number[64];
    fputs("\n## What was run on what\n\n| subject | value |\n|---|---|\n", stream);
    put_vm(stream, in(certificate, "vm"));
    snprintf(number, sizeof number, "%lld", number_in(certificate, "specification"));
    page_text_row(stream, "specification version", number);
    page_text_row(stream, "operating system", page_text_in(system, "os"));
    page_text_row(stream, "kernel", page_text_in(system, "kernel"));
    page_text_row(stream, "machine", page_text_in(system, "machine"));
    page_text_row(stream, "processor", page_text_in(system, "cpu"));
    snprintf(number, sizeof number, "%lld, %lld MiB", number_in(system, "processors"),
             number_in(system, "memory_mib"));
    page_text_row(stream, "processors, memory", number);
    page_text_row(stream, "revision of the suite", page_text_in(suite, "revision"));
    page_text_row(stream, "SHA-256 of suite.sha256", page_text_in(suite, "digest"));
    page_text_row(stream, "SHA-256 of the runner", page_text_in(suite, "runner_sha256"));
    page_text_row(stream, "SHA-256 of the built agents", page_text_in(suite, "agents_sha256"));
    put_toolchain(stream, in(suite, "toolchain"));
    page_text_row(stream, "command", page_text_in(certificate, "command"));
    if (json_is_string(in(certificate, "issuer")))
        page_text_row(stream, "issued by", page_text_in(certificate, "issuer"));
    if (json_is_string(in(certificate, "signer")))
        page_text_row(stream, "signed with the key", page_text_in(certificate, "signer"));
    put_date(stream, "begun", (time_t)number_in(certificate, "started"));
    put_date(stream, "finished", (time_t)number_in(certificate, "finished"));
}

void certificate_subject_optional(FILE *stream, const json_t *certificate)
{
    static const char not_offered[] = "the JVM does not offer ";
    const json_t *offered = in(in(certificate, "vm"), "capabilities");
    const char *reason;
    json_t *number;
    bool said = false;
    if (!json_is_array(offered))
        return;
    fputs("\n## Optional features\n\nCovered, as the JVM offers them: ", stream);
    page_text_words(stream, offered, ", ");
    fputs(json_array_size(offered) > 0 ? ".\n" : "none.\n", stream);
    json_object_foreach ((json_t *)in(in(certificate, "findings"), "not_applicable"), reason,
                         number) {
        if (strncmp(reason, not_offered, strlen(not_offered)) != 0)
            continue;
        fputs(said ? ", " : "\nNot covered, as the JVM does not offer them: ", stream);
        page_text_put(stream, reason + strlen(not_offered));
        said = true;
    }
    fputs(said ? ".\n" : "\nNot covered: none.\n", stream);
}
