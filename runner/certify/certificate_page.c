/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certificate_page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"

static const json_t *in(const json_t *object, const char *key)
{
    return json_object_get(object, key);
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(in(object, key));
    return text != NULL ? text : "-";
}

static long long number_in(const json_t *object, const char *key)
{
    return json_integer_value(in(object, key));
}

/* A text as data: nothing in it is markup. NULL is what was no text. */
static void put(FILE *stream, const char *text)
{
    for (text = text != NULL ? text : "-"; *text != '\0'; text++) {
        if (strchr("\\`*_{}[]<>#|", *text) != NULL)
            fputc('\\', stream);
        fputc(*text == '\n' ? ' ' : *text, stream);
    }
}

static void put_row(FILE *stream, const char *name, const char *value)
{
    fprintf(stream, "| %s | ", name);
    put(stream, value);
    fputs(" |\n", stream);
}

static void put_words(FILE *stream, const json_t *list, const char *separator)
{
    size_t index;
    json_t *item;
    json_array_foreach (list, index, item) {
        fputs(index > 0 ? separator : "", stream);
        put(stream, json_string_value(item));
    }
}

static void put_refusals(FILE *stream, const json_t *refusals)
{
    const char *name;
    json_t *refusal;
    fputs("\n", stream);
    json_object_foreach ((json_t *)refusals, name, refusal) {
        fputs("- ", stream);
        put(stream, name);
        fputs(": ", stream);
        put(stream, text_in(refusals, name));
        fputs("\n", stream);
    }
}

static void put_date(FILE *stream, const char *name, int64_t seconds)
{
    char *text = date_text(seconds, "%Y-%m-%d %H:%M:%S UTC");
    put_row(stream, name, text);
    free(text);
}

static void put_subject(FILE *stream, const json_t *certificate)
{
    const json_t *vm = in(certificate, "vm"), *system = in(certificate, "system");
    const json_t *suite = in(certificate, "suite");
    char number[64];
    const char *path;
    json_t *digest;
    fputs("\n## What was run on what\n\n| | |\n|---|---|\n", stream);
    put_row(stream, "VM", text_in(vm, "name"));
    put_row(stream, "version", text_in(vm, "version"));
    put_row(stream, "vendor", text_in(vm, "vendor"));
    put_row(stream, "describes itself as", text_in(vm, "info"));
    if (json_is_string(in(vm, "architecture")))
        put_row(stream, "architecture", text_in(vm, "architecture"));
    put_row(stream, "directory", text_in(vm, "home"));
    if (json_is_string(in(vm, "mode")))
        put_row(stream, "chosen by", text_in(vm, "mode"));
    json_object_foreach ((json_t *)in(vm, "digests"), path, digest) {
        fputs("| SHA-256 of ", stream);
        put(stream, path);
        fputs(" | `", stream);
        put(stream, json_string_value(digest));
        fputs("` |\n", stream);
    }
    snprintf(number, sizeof number, "%lld", number_in(certificate, "specification"));
    put_row(stream, "specification version", number);
    put_row(stream, "operating system", text_in(system, "os"));
    put_row(stream, "kernel", text_in(system, "kernel"));
    put_row(stream, "machine", text_in(system, "machine"));
    put_row(stream, "processor", text_in(system, "cpu"));
    snprintf(number, sizeof number, "%lld, %lld MiB", number_in(system, "processors"),
             number_in(system, "memory_mib"));
    put_row(stream, "processors, memory", number);
    put_row(stream, "revision of the suite", text_in(suite, "revision"));
    put_row(stream, "SHA-256 of suite.sha256", text_in(suite, "digest"));
    put_row(stream, "SHA-256 of the runner", text_in(suite, "runner_sha256"));
    put_row(stream, "SHA-256 of the built agents", text_in(suite, "agents_sha256"));
    put_row(stream, "command", text_in(certificate, "command"));
    if (json_is_string(json_object_get(certificate, "signer")))
        put_row(stream, "signed with the key", text_in(certificate, "signer"));
    put_date(stream, "begun", (time_t)number_in(certificate, "started"));
    put_date(stream, "finished", (time_t)number_in(certificate, "finished"));
}

static void put_modified(FILE *stream, const json_t *certificate)
{
    const json_t *modified = in(in(certificate, "suite"), "modified");
    size_t index;
    json_t *item;
    if (json_array_size(modified) == 0)
        return;
    fputs("\n## The suite was modified\n\n"
          "This certificate does not speak of the suite of that revision. What differs:\n\n",
          stream);
    json_array_foreach (modified, index, item) {
        fputs("- ", stream);
        put(stream, json_string_value(item));
        fputc('\n', stream);
    }
}

static void put_configurations(FILE *stream, const json_t *certificate)
{
    size_t index;
    json_t *item;
    fprintf(stream,
            "\n## Configurations\n\nRuns under each: %lld.\n\n"
            "| configuration | arguments | PASS | FAIL | WEAK | KNOWN | other | NA |\n"
            "|---|---|---:|---:|---:|---:|---:|---:|\n",
            number_in(certificate, "repeat"));
    json_array_foreach (in(certificate, "configurations"), index, item) {
        const json_t *counts = in(item, "counts");
        fputs("| ", stream);
        put(stream, text_in(item, "name"));
        fputs(" | ", stream);
        put_words(stream, in(item, "arguments"), " ");
        fprintf(stream, " | %lld | %lld | %lld | %lld | %lld | %lld |\n",
                number_in(counts, "PASS") + number_in(counts, "FIXED"), number_in(counts, "FAIL"),
                number_in(counts, "WEAK"), number_in(counts, "KNOWN"),
                number_in(counts, "CRASH") + number_in(counts, "TIMEOUT")
                    + number_in(counts, "INCOMPLETE") + number_in(counts, "ERROR"),
                number_in(counts, "NA"));
    }
    if (json_array_size(in(certificate, "not_available")) > 0) {
        fputs("\nThis build does not have: ", stream);
        put_words(stream, in(certificate, "not_available"), ", ");
        fputs(".\n", stream);
        put_refusals(stream, in(certificate, "refusals"));
    }
    if (json_array_size(in(certificate, "not_chosen")) > 0) {
        fputs("\n**Left out by the user**: ", stream);
        put_words(stream, in(certificate, "not_chosen"), ", ");
        fputs(".\n", stream);
    }
}

static void put_table(FILE *stream, const char *title, const char *text, const json_t *table)
{
    const char *name;
    json_t *row;
    fprintf(stream,
            "\n## %s\n\n%s\n\n| category | tests | pass | deviate | known "
            "| not applicable |\n"
            "|---|---:|---:|---:|---:|---:|\n",
            title, text);
    json_object_foreach ((json_t *)in(table, "categories"), name, row) {
        fputs("| ", stream);
        put(stream, name);
        fprintf(stream, " | %lld | %lld | %lld | %lld | %lld |\n", number_in(row, "tests"),
                number_in(row, "hold"), number_in(row, "deviate"), number_in(row, "known"),
                number_in(row, "not_applicable"));
    }
    fprintf(stream, "| **all** | %lld | %lld | %lld | %lld | %lld |\n", number_in(table, "tests"),
            number_in(table, "hold"), number_in(table, "deviate"), number_in(table, "known"),
            number_in(table, "not_applicable"));
}

/* Under which configurations a test deviates, in the fewest words. Where the repeats disagree it
 * both deviates and passes. */
static void put_under(FILE *stream, const json_t *item, size_t configurations)
{
    const json_t *deviates = in(item, "configurations"), *holds = in(item, "holding");
    size_t deviating = json_array_size(deviates), holding = json_array_size(holds);
    if (deviating == configurations) {
        fputs("all", stream);
    } else if (holding >= deviating || deviating + holding > configurations) {
        put_words(stream, deviates, ", ");
    } else {
        fputs(deviating + holding < configurations ? "all that it applies to" : "all", stream);
        fputs(holding > 0 ? " but " : "", stream);
        put_words(stream, holds, ", ");
    }
}

static void put_deviations(FILE *stream, const json_t *table, size_t configurations)
{
    size_t index;
    json_t *item;
    if (json_array_size(in(table, "deviations")) == 0)
        return;
    fputs("\n| test | verdict | under | known deviation |\n|---|---|---|---|\n", stream);
    json_array_foreach (in(table, "deviations"), index, item) {
        fprintf(stream, "| `%s`<br>", text_in(item, "id"));
        put(stream, text_in(item, "title"));
        fputs(" | ", stream);
        put_words(stream, in(item, "deviating"), ", ");
        fputs(" | ", stream);
        put_under(stream, item, configurations);
        fputs(" | ", stream);
        put_words(stream, in(item, "known"), ", ");
        fputs(" |\n", stream);
    }
}

/* First of all: what is wrong with the JVM, and does not count. */
static void put_waivers(FILE *stream, const json_t *certificate, size_t configurations)
{
    const json_t *used = in(in(certificate, "findings"), "waivers");
    size_t index;
    json_t *waiver;
    if (json_array_size(in(certificate, "waivers")) == 0)
        return;
    fputs(
        "\n## Waivers\n\n"
        "The JVM is known to deviate in these ways, and whoever made this certificate asked not "
        "to count\nthem. A test that fails by nothing else is in the second table, and in no other."
        "\n\n| waived | what is wrong | rules | tests | reason |\n|---|---|---|---:|---|\n",
        stream);
    json_array_foreach (in(certificate, "waivers"), index, waiver) {
        fputs("| **", stream);
        put(stream, text_in(waiver, "cause"));
        fputs("** | ", stream);
        put(stream, text_in(waiver, "title"));
        fputs(" (", stream);
        put(stream, text_in(waiver, "status"));
        fputs(json_is_string(in(waiver, "bug")) ? ", " : "", stream);
        put(stream, json_is_string(in(waiver, "bug")) ? text_in(waiver, "bug") : "");
        fputs(") | ", stream);
        put_words(stream, in(waiver, "rules"), ", ");
        fprintf(stream, " | %lld | ", number_in(used, text_in(waiver, "cause")));
        put(stream, text_in(waiver, "reason"));
        fputs(" |\n", stream);
    }
    put_deviations(stream, in(in(certificate, "findings"), "waived"), configurations);
}

static void put_apart(FILE *stream, const char *title, const char *text, const json_t *table,
                      size_t configurations)
{
    if (json_array_size(in(table, "deviations")) == 0)
        return;
    fprintf(stream, "\n## %s\n\n%s\n", title, text);
    put_deviations(stream, table, configurations);
}

static void put_known(FILE *stream, const json_t *met)
{
    const char *id;
    json_t *entry;
    if (json_object_size(met) == 0)
        return;
    fputs("\n## Known deviations that were met\n\n"
          "What each cause is that the tables name, its status, and the rules that it breaks.\n"
          "`suite/known.txt` has all of it.\n\n",
          stream);
    json_object_foreach ((json_t *)met, id, entry) {
        long long tests = number_in(entry, "tests");
        fputs("- **", stream);
        put(stream, id);
        fprintf(stream, "** (%lld test%s", tests, tests == 1 ? "" : "s");
        fputs(json_is_string(in(entry, "status")) ? "; " : "", stream);
        put(stream, json_is_string(in(entry, "status")) ? text_in(entry, "status") : "");
        fputs(json_array_size(in(entry, "rules")) > 0 ? "; " : "", stream);
        put_words(stream, in(entry, "rules"), ", ");
        fputs("): ", stream);
        put(stream,
            json_is_string(in(entry, "title")) ? text_in(entry, "title") : "is recorded no more.");
        if (json_is_string(in(entry, "title"))) {
            fputs(". ", stream);
            put(stream, text_in(entry, "behavior"));
        }
        fputc('\n', stream);
    }
}

/* What is optional, and whether it was tested. */
static void put_optional(FILE *stream, const json_t *certificate)
{
    static const char not_offered[] = "the JVM does not offer ";
    const json_t *offered = in(in(certificate, "vm"), "capabilities");
    const char *reason;
    json_t *number;
    bool said = false;
    if (!json_is_array(offered))
        return;
    fputs("\n## Optional features\n\nOffered, and tested: ", stream);
    put_words(stream, offered, ", ");
    fputs(json_array_size(offered) > 0 ? ".\n" : "none.\n", stream);
    json_object_foreach ((json_t *)in(in(certificate, "findings"), "not_applicable"), reason,
                         number) {
        if (strncmp(reason, not_offered, strlen(not_offered)) != 0)
            continue;
        fputs(said ? ", " : "\nNot offered, so this certificate does not speak of them: ", stream);
        put(stream, reason + strlen(not_offered));
        said = true;
    }
    fputs(said ? ".\n" : "", stream);
}

static void put_reasons(FILE *stream, const json_t *assessment)
{
    const char *reason;
    json_t *number;
    fputs("\n## Not applicable, by reason\n\n| tests | reason |\n|---:|---|\n", stream);
    json_object_foreach ((json_t *)in(assessment, "not_applicable"), reason, number) {
        fprintf(stream, "| %lld | ", json_integer_value(number));
        put(stream, reason);
        fputs(" |\n", stream);
    }
}

/* Lists of objects with an id, a configuration and perhaps more. */
static void put_list(FILE *stream, const char *title, const json_t *list, const char *further)
{
    size_t index;
    json_t *item;
    if (json_array_size(list) == 0)
        return;
    fprintf(stream, "\n## %s\n\n", title);
    json_array_foreach (list, index, item) {
        fprintf(stream, "- `%s`",
                json_is_string(item) ? json_string_value(item) : text_in(item, "id"));
        if (json_is_object(item)) {
            fputs(" under ", stream);
            put(stream, text_in(item, "configuration"));
            fputs(further != NULL ? ": " : "", stream);
        }
        if (further != NULL && json_is_array(in(item, further)))
            put_words(stream, in(item, further), ", ");
        else if (further != NULL)
            put(stream, text_in(item, further));
        fputc('\n', stream);
    }
}

char *certificate_page(const json_t *certificate)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    const json_t *assessment = in(certificate, "findings");
    size_t configurations = json_array_size(in(certificate, "configurations"));
    fputs("# JVM TI conformance\n\n**", stream);
    put(stream, text_in(certificate, "sentence"));
    fputs("**\n", stream);
    put_waivers(stream, certificate, configurations);
    put_modified(stream, certificate);
    put_subject(stream, certificate);
    put_configurations(stream, certificate);
    put_optional(stream, certificate);
    put_table(stream, "Obligations",
              "Tests that check a rule which the specification requires of "
              "every JVM. A test passes when it passes\nin all runs; a known deviation is one that "
              "is recorded, and deviates all the same.",
              in(assessment, "must"));
    put_deviations(stream, in(assessment, "must"), configurations);
    put_table(stream, "Recommendations",
              "Tests of the responses that the specification "
              "recommends. They deny no certificate. The list\nhas also tests of obligations in "
              "which only a recommended line differs.",
              in(assessment, "should"));
    put_deviations(stream, in(assessment, "should"), configurations);
    put_apart(stream, "Specification issues",
              "Tests that deviate only in ways in which the text of the specification was changed "
              "since, or would be.\nThey deny no certificate.",
              in(assessment, "specification_issues"), configurations);
    put_apart(stream, "Liveness",
              "Tests in which threads do not continue as long as another one is suspended, an "
              "acknowledged bug.\nNo sentence of the specification says when they have to; they "
              "deny no certificate.",
              in(assessment, "liveness"), configurations);
    put_known(stream, in(certificate, "known_deviations"));
    put_reasons(stream, assessment);
    put_list(stream, "Verdicts that changed between runs", in(assessment, "flaky"), "verdicts");
    put_list(stream, "No verdict", in(assessment, "errors"), "reason");
    put_list(stream, "Missing", in(assessment, "missing"), NULL);
    put_list(stream, "Challenged: run, shown, counted nowhere", in(assessment, "challenged"), NULL);
    fputs("\n## To check it, and to repeat it\n\n"
          "    sha256sum -c SHA256SUMS\n"
          "    assay certify --verify .\n\n"
          "The first shows that the files are those that were written. The second shows, too,\n"
          "that the verdict follows from the results, and whether the suite at hand is the one\n"
          "that was used. `results/` has the results of each configuration as JSON, JUnit XML and\n"
          "TAP, `records/` what each deviating JVM printed, `suite/` the digests of the suite,\n"
          "the list of the tests that must pass, and in `known.txt` what each known deviation\n"
          "is, which rule it breaks, and on what evidence. No digest shows who wrote a file: to "
          "rely on a\n"
          "certificate of somebody else, repeat it with the command above.\n",
          stream);
    fclose(stream);
    return text;
}
