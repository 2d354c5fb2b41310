/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certificate_sentence.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "certify/waivers.h"

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static json_int_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static const char *suffix(json_int_t number)
{
    return number == 1 ? "" : "s";
}

/* "; not counted: 2 tests by liveness and 1 test by waivers": what is among the tests that fail as
 * little as among those that pass. Allocated. */
static char *apart(const json_t *assessment)
{
    static const char *const kinds[][2] = {{"specification_issues", "issues of the specification"},
                                           {"liveness", "liveness"},
                                           {"waived", "waivers"}};
    char *text = xstrdup("");
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const json_t *table = json_object_get(assessment, kinds[i][0]);
        json_int_t tests = number_in(table, "tests");
        if (tests == 0)
            continue;
        char *longer = xprintf("%s%s %lld test%s by %s", text,
                               *text == '\0' ? "; not counted:" : " and", (long long)tests,
                               suffix(tests), kinds[i][1]);
        free(text);
        text = longer;
    }
    return text;
}

/* "conforms with 1 waiver (CAUSE) to". Allocated. */
static char *predicate(const char *verdict, const json_t *certificate)
{
    if (strcmp(verdict, "none") == 0)
        return xstrdup("gets no verdict against");
    if (strcmp(verdict, "does not conform") == 0)
        return xstrdup("does not conform to");
    char *waivers = waivers_in_words(json_object_get(certificate, "waivers"));
    char *text = waivers != NULL ? xprintf("conforms with %s to", waivers) : xstrdup("conforms to");
    free(waivers);
    return text;
}

/* Why there is no verdict. Allocated. */
static char *obstacle(const json_t *assessment)
{
    size_t flaky = json_array_size(json_object_get(assessment, "flaky"));
    size_t errors = json_array_size(json_object_get(assessment, "errors"));
    size_t missing = json_array_size(json_object_get(assessment, "missing"));
    if (flaky > 0)
        return xprintf("the runs disagree about %zu verdict%s", flaky, suffix((json_int_t)flaky));
    if (errors > 0)
        return xprintf("%zu run%s of a test gave no verdict", errors, suffix((json_int_t)errors));
    if (missing > 0)
        return xprintf("%zu verdict%s missing", missing, missing == 1 ? " is" : "s are");
    return xstrdup("no test of an obligation is applicable");
}

/* Which tests of obligations fail, if any does. Allocated. */
static char *outcome(const json_t *must)
{
    json_int_t known = number_in(must, "known");
    json_int_t broken = number_in(must, "deviate") + known;
    json_int_t applicable = number_in(must, "tests") - number_in(must, "not_applicable");
    if (broken == 0)
        return xprintf("all %lld applicable tests of obligations pass", (long long)applicable);
    char *recorded = known == broken && broken > 1 ? xstrdup("all")
                     : known == 0                  ? xstrdup("none")
                                                   : xprintf("%lld", (long long)known);
    char *text = xprintf("%lld of the %lld applicable tests of obligations fail, %s of them as "
                         "recorded in the list of known deviations",
                         (long long)broken, (long long)applicable, recorded);
    free(recorded);
    return text;
}

/* " (2 more of the VM's profile were left out)", or nothing. Allocated. */
static char *left_out(const json_t *certificate)
{
    size_t count = json_array_size(json_object_get(certificate, "not_chosen"));
    return count > 0 ? xprintf(" (%zu more of the VM's profile %s left out)", count,
                               count == 1 ? "was" : "were")
                     : xstrdup("");
}

static bool is_modified(const json_t *certificate)
{
    const json_t *suite = json_object_get(certificate, "suite");
    return json_array_size(json_object_get(suite, "modified")) > 0;
}

char *certificate_sentence(const json_t *assessment, const json_t *certificate)
{
    const json_t *vm = json_object_get(certificate, "vm");
    const char *verdict = text_in(assessment, "verdict");
    const size_t configurations = json_array_size(json_object_get(certificate, "configurations"));
    const json_int_t repeat = number_in(certificate, "repeat");
    char *verb = predicate(verdict, certificate);
    char *why = strcmp(verdict, "none") == 0 ? obstacle(assessment)
                                             : outcome(json_object_get(assessment, "must"));
    char *not_counted = apart(assessment);
    char *others = left_out(certificate);
    char *sentence = xprintf(
        "%s %s (%s) %s version %lld of the JVM TI specification: %s%s, in %lld run%s under each of "
        "%zu configuration%s%s.%s",
        text_in(vm, "name"), text_in(vm, "version"), text_in(vm, "vendor"), verb,
        (long long)number_in(certificate, "specification"), why, not_counted, (long long)repeat,
        suffix(repeat), configurations, suffix((json_int_t)configurations), others,
        is_modified(certificate)
            ? " THE SUITE WAS MODIFIED: this says nothing of the suite of that revision."
            : "");
    free(others);
    free(not_counted);
    free(why);
    free(verb);
    return sentence;
}
