/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certificate_page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "certify/certificate_subject.h"
#include "certify/page_text.h"

static const json_t *in(const json_t *object, const char *key)
{
    return json_object_get(object, key);
}

static long long number_in(const json_t *object, const char *key)
{
    return json_integer_value(in(object, key));
}

static void put_refusals(FILE *stream, const json_t *refusals)
{
    const char *name;
    json_t *refusal;
    fputs("\n", stream);
    json_object_foreach ((json_t *)refusals, name, refusal) {
        fputs("- ", stream);
        page_text_put(stream, name);
        fputs(": ", stream);
        page_text_put(stream, page_text_in(refusals, name));
        fputs("\n", stream);
    }
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
        page_text_put(stream, json_string_value(item));
        fputc('\n', stream);
    }
}

/* Whose choice the configurations are. Certificates of earlier versions do not say. */
static void put_profile(FILE *stream, const json_t *profile)
{
    const char *origin = page_text_in(profile, "origin");
    if (strcmp(origin, "none") == 0) {
        fputs("\nThe suite has no profile for this VM, and none was named: it was run as it starts "
              "without arguments alone.\n",
              stream);
    } else if (strcmp(origin, "user") == 0) {
        fputs("\nThey are those of a profile that is no part of the suite: ", stream);
        page_text_put(stream, page_text_in(profile, "file"));
        fputs(", SHA-256 `", stream);
        page_text_put(stream, page_text_in(profile, "sha256"));
        fputs("`.\n", stream);
    }
}

static void put_configurations(FILE *stream, const json_t *certificate)
{
    size_t index;
    json_t *item;
    fprintf(stream, "\n## Configurations\n\nRuns under each: %lld.\n",
            number_in(certificate, "repeat"));
    if (json_is_object(in(certificate, "profile")))
        put_profile(stream, in(certificate, "profile"));
    fputs("\n| configuration | arguments | PASS | FAIL | WEAK | KNOWN | other | NA |\n"
          "|---|---|---:|---:|---:|---:|---:|---:|\n",
          stream);
    json_array_foreach (in(certificate, "configurations"), index, item) {
        const json_t *counts = in(item, "counts");
        fputs("| ", stream);
        page_text_put(stream, page_text_in(item, "name"));
        fputs(" | ", stream);
        page_text_words(stream, in(item, "arguments"), " ");
        fprintf(stream, " | %lld | %lld | %lld | %lld | %lld | %lld |\n",
                number_in(counts, "PASS") + number_in(counts, "FIXED"), number_in(counts, "FAIL"),
                number_in(counts, "WEAK"), number_in(counts, "KNOWN"),
                number_in(counts, "CRASH") + number_in(counts, "TIMEOUT")
                    + number_in(counts, "INCOMPLETE") + number_in(counts, "ERROR"),
                number_in(counts, "NA"));
    }
    if (json_array_size(in(certificate, "not_available")) > 0) {
        fputs("\nThis build does not have: ", stream);
        page_text_words(stream, in(certificate, "not_available"), ", ");
        fputs(".\n", stream);
        put_refusals(stream, in(certificate, "refusals"));
    }
    if (json_array_size(in(certificate, "not_chosen")) > 0) {
        fputs("\n**Left out by the user**: ", stream);
        page_text_words(stream, in(certificate, "not_chosen"), ", ");
        fputs(".\n", stream);
    }
}

static void put_table(FILE *stream, const char *title, const char *text, const json_t *table)
{
    const char *name;
    json_t *row;
    fprintf(stream,
            "\n## %s\n\n%s\n\n| category | tests | pass | fail, new | fail, known "
            "| not applicable |\n"
            "|---|---:|---:|---:|---:|---:|\n",
            title, text);
    json_object_foreach ((json_t *)in(table, "categories"), name, row) {
        fputs("| ", stream);
        page_text_put(stream, name);
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
        page_text_words(stream, deviates, ", ");
    } else {
        fputs(deviating + holding < configurations ? "all that it applies to" : "all", stream);
        fputs(holding > 0 ? " but " : "", stream);
        page_text_words(stream, holds, ", ");
    }
}

static void put_deviations(FILE *stream, const json_t *table, size_t configurations)
{
    size_t index;
    json_t *item;
    if (json_array_size(in(table, "deviations")) == 0)
        return;
    fputs("\n| test | title | verdict | under | known deviation |\n|---|---|---|---|---|\n",
          stream);
    json_array_foreach (in(table, "deviations"), index, item) {
        fprintf(stream, "| `%s` | ", page_text_in(item, "id"));
        page_text_put(stream, page_text_in(item, "title"));
        fputs(" | ", stream);
        page_text_words(stream, in(item, "deviating"), ", ");
        fputs(" | ", stream);
        put_under(stream, item, configurations);
        fputs(" | ", stream);
        page_text_words(stream, in(item, "known"), ", ");
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
        page_text_put(stream, page_text_in(waiver, "cause"));
        fputs("** | ", stream);
        page_text_put(stream, page_text_in(waiver, "title"));
        fputs(" (", stream);
        page_text_put(stream, page_text_in(waiver, "status"));
        fputs(json_is_string(in(waiver, "bug")) ? ", " : "", stream);
        page_text_put(stream, json_is_string(in(waiver, "bug")) ? page_text_in(waiver, "bug") : "");
        fputs(") | ", stream);
        page_text_words(stream, in(waiver, "rules"), ", ");
        fprintf(stream, " | %lld | ", number_in(used, page_text_in(waiver, "cause")));
        page_text_put(stream, page_text_in(waiver, "reason"));
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
        page_text_put(stream, id);
        fprintf(stream, "** (%lld test%s", tests, tests == 1 ? "" : "s");
        fputs(json_is_string(in(entry, "status")) ? "; " : "", stream);
        page_text_put(stream,
                      json_is_string(in(entry, "status")) ? page_text_in(entry, "status") : "");
        fputs(json_array_size(in(entry, "rules")) > 0 ? "; " : "", stream);
        page_text_words(stream, in(entry, "rules"), ", ");
        fputs("): ", stream);
        page_text_put(stream, json_is_string(in(entry, "title")) ? page_text_in(entry, "title")
                                                                 : "is recorded no more.");
        if (json_is_string(in(entry, "title"))) {
            fputs(". ", stream);
            page_text_put(stream, page_text_in(entry, "behavior"));
        }
        fputc('\n', stream);
    }
}

static void put_reasons(FILE *stream, const json_t *assessment)
{
    const char *reason;
    json_t *number;
    fputs("\n## Not applicable, by reason\n\n| tests | reason |\n|---:|---|\n", stream);
    json_object_foreach ((json_t *)in(assessment, "not_applicable"), reason, number) {
        fprintf(stream, "| %lld | ", json_integer_value(number));
        page_text_put(stream, reason);
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
                json_is_string(item) ? json_string_value(item) : page_text_in(item, "id"));
        if (json_is_object(item)) {
            fputs(" under ", stream);
            page_text_put(stream, page_text_in(item, "configuration"));
            fputs(further != NULL ? ": " : "", stream);
        }
        if (further != NULL && json_is_array(in(item, further)))
            page_text_words(stream, in(item, further), ", ");
        else if (further != NULL)
            page_text_put(stream, page_text_in(item, further));
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
    page_text_put(stream, page_text_in(certificate, "sentence"));
    fputs("**\n", stream);
    put_waivers(stream, certificate, configurations);
    put_modified(stream, certificate);
    certificate_subject_scope(stream, certificate);
    certificate_subject_put(stream, certificate);
    put_configurations(stream, certificate);
    certificate_subject_optional(stream, certificate);
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
