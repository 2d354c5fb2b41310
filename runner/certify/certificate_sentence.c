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

char *certificate_sentence(const json_t *assessment, const json_t *certificate)
{
    const json_t *vm = json_object_get(certificate, "vm");
    const json_t *must = json_object_get(assessment, "must");
    const json_t *configurations = json_object_get(certificate, "configurations");
    size_t left_out = json_array_size(json_object_get(certificate, "not_chosen"));
    const char *verdict = text_in(assessment, "verdict");
    json_int_t broken = number_in(must, "deviate") + number_in(must, "known");
    json_int_t applicable = number_in(must, "tests") - number_in(must, "not_applicable");
    bool none = strcmp(verdict, "none") == 0;
    json_int_t known = number_in(must, "known");
    char *recorded = known == broken && broken > 1 ? xstrdup("all")
                     : known == 0                  ? xstrdup("none")
                                                   : xprintf("%lld", (long long)known);
    char *why = none ? obstacle(assessment)
                : broken > 0
                    ? xprintf("%lld of the %lld applicable tests of obligations fail, %s of them "
                              "as recorded in the list of known deviations",
                              (long long)broken, (long long)applicable, recorded)
                    : xprintf("all %lld applicable tests of obligations pass",
                              (long long)applicable);
    json_int_t repeat = number_in(certificate, "repeat");
    char *modified =
        json_array_size(json_object_get(json_object_get(certificate, "suite"), "modified")) > 0
            ? xstrdup(" THE SUITE WAS MODIFIED: this says nothing of the suite of that revision.")
            : xstrdup("");
    char *others = left_out > 0 ? xprintf(" (%zu more of the VM's profile %s left out)", left_out,
                                          left_out == 1 ? "was" : "were")
                                : xstrdup("");
    char *not_counted = apart(assessment);
    char *verb = predicate(verdict, certificate);
    char *sentence = xprintf(
        "%s %s (%s) %s version %lld of the JVM TI specification: %s%s, in %lld run%s under each of "
        "%zu configuration%s%s.%s",
        text_in(vm, "name"), text_in(vm, "version"), text_in(vm, "vendor"), verb,
        (long long)number_in(certificate, "specification"), why, not_counted, (long long)repeat,
        suffix(repeat), json_array_size(configurations),
        suffix((json_int_t)json_array_size(configurations)), others, modified);
    free(verb);
    free(not_counted);
    free(others);
    free(modified);
    free(recorded);
    free(why);
    return sentence;
}
