/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/assessment.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* What a single result says about a test. */
enum finding {
    HOLDS,
    NOT_APPLICABLE,
    SPECIFICATION_ISSUE, /* deviates only by what the text is to blame for */
    LIVENESS,            /* or by what no sentence bounds */
    SHOULD_BROKEN,
    WAIVED, /* breaks an obligation, by nothing but what is waived */
    MUST_BROKEN,
    NO_VERDICT
};

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* The member of that name, made by `make` if there is none. */
static json_t *member(json_t *object, const char *key, json_t *(*make)(void))
{
    json_t *value = json_object_get(object, key);
    if (value == NULL) {
        value = make();
        /* A key that is not UTF-8 is refused, and the value is gone. */
        if (json_object_set_new(object, key, value) != 0)
            return NULL;
    }
    return value;
}

static void count(json_t *object, const char *key, json_int_t by)
{
    json_int_t sum = json_integer_value(json_object_get(object, key)) + by;
    json_object_set_new(object, key, json_integer(sum));
}

/* ---- One result --------------------------------------------------------- */

/* What a verdict other than KNOWN says. */
static enum finding finding_of_verdict(const char *verdict, bool listed)
{
    if (strcmp(verdict, "PASS") == 0 || strcmp(verdict, "FIXED") == 0)
        return HOLDS;
    if (strcmp(verdict, "NA") == 0)
        return NOT_APPLICABLE;
    if (strcmp(verdict, "WEAK") == 0)
        return SHOULD_BROKEN;
    if (strcmp(verdict, "FAIL") == 0)
        return MUST_BROKEN;
    if (strcmp(verdict, "ERROR") == 0)
        return NO_VERDICT;
    return listed ? MUST_BROKEN : SHOULD_BROKEN;
}

/* Whether all that the result deviates by is waived: ids joined by ", ", of which there is one at
 * least. */
static bool is_waived(const json_t *waivers, const char *joined)
{
    char *ids = xstrdup(joined), *rest = NULL;
    char *id = strtok_r(ids, ", ", &rest);
    bool waived = id != NULL;
    for (; id != NULL && waived; id = strtok_r(NULL, ", ", &rest))
        waived = json_object_get(waivers, id) != NULL;
    free(ids);
    return waived;
}

/* A known deviation weighs what it would weigh without being known, unless it is waived. */
static enum finding finding_of(const json_t *waivers, const json_t *result, bool listed)
{
    const char *verdict = text_in(result, "verdict");
    if (strcmp(verdict, "KNOWN") == 0) {
        const char *class = text_in(result, "known_class");
        if (strcmp(class, "specification issue") == 0)
            return SPECIFICATION_ISSUE;
        if (strcmp(class, "liveness") == 0)
            return LIVENESS;
        enum finding finding = finding_of_verdict(text_in(result, "unrecorded"), listed);
        return finding == MUST_BROKEN && is_waived(waivers, text_in(result, "known")) ? WAIVED
                                                                                      : finding;
    }
    return finding_of_verdict(verdict, listed);
}

/* ---- All results of a test ---------------------------------------------- */

struct assessing {
    json_t *tests; /* id: "listed", "verdicts" and "found" by configuration, "worst", ... */
    json_t *assessment;
    json_t *seen;           /* what was appended to a list: the list and the text */
    json_t *configurations; /* their names */
    unsigned repeat;
};

/* Others may have written the results, so lists can be long. */
static void append_new_text(const struct assessing *judging, json_t *list, const char *text)
{
    char *key = xprintf("%p %s", (void *)list, text);
    if (json_object_get(judging->seen, key) == NULL) {
        json_object_set_new(judging->seen, key, json_true());
        json_array_append_new(list, json_string(text));
    }
    free(key);
}

/* A result names its known deviations in one text. */
static void append_new_ids(const struct assessing *judging, json_t *list, const char *joined)
{
    char *ids = xstrdup(joined), *rest = NULL;
    for (char *id = strtok_r(ids, ", ", &rest); id != NULL; id = strtok_r(NULL, ", ", &rest))
        append_new_text(judging, list, id);
    free(ids);
}

/* A challenged result is only shown. */
void assessment_enter(struct assessing *judging, const json_t *result, const char *configuration)
{
    const char *id = text_in(result, "id");
    if (json_is_string(json_object_get(result, "challenge"))) {
        append_new_text(judging, member(judging->assessment, "challenged", json_array), id);
        return;
    }
    json_t *test = member(judging->tests, id, json_object);
    const bool listed = json_is_true(json_object_get(test, "listed"));
    enum finding finding = finding_of(json_object_get(judging->assessment, "waivers"), result,
                                      listed);
    json_t *verdicts = member(member(test, "verdicts", json_object), configuration, json_array);
    json_array_append(verdicts, json_object_get(result, "verdict"));
    json_array_append_new(member(member(test, "found", json_object), configuration, json_array),
                          json_integer(finding));
    json_t *worst = json_object_get(test, "worst");
    if (worst == NULL || json_integer_value(worst) < (json_int_t)finding)
        json_object_set_new(test, "worst", json_integer(finding));
    if (finding == HOLDS)
        append_new_text(judging, member(test, "holding", json_array), configuration);
    if (finding == NOT_APPLICABLE)
        json_object_set(test, "reason", json_object_get(result, "reason"));
    if (finding == NO_VERDICT)
        json_array_append_new(json_object_get(judging->assessment, "errors"),
                              json_pack("{s:s, s:s, s:s}", "id", id, "configuration", configuration,
                                        "reason", text_in(result, "reason")));
    if (finding == HOLDS || finding == NOT_APPLICABLE || finding == NO_VERDICT)
        return;
    if (finding == WAIVED)
        append_new_ids(judging, member(test, "waivers", json_array), text_in(result, "known"));
    append_new_text(judging, member(test, "configurations", json_array), configuration);
    append_new_text(judging, member(test, "deviating", json_array), text_in(result, "verdict"));
    if (json_is_string(json_object_get(result, "known")))
        append_new_ids(judging, member(test, "known", json_array), text_in(result, "known"));
    if (strcmp(text_in(result, "verdict"), "KNOWN") != 0)
        json_object_set_new(test, "unknown", json_true());
    if (json_object_get(test, "title") == NULL)
        json_object_set(test, "title", json_object_get(result, "title"));
}

static bool all_same(const json_t *list)
{
    for (size_t i = 1; i < json_array_size(list); i++)
        if (!json_equal(json_array_get(list, i), json_array_get(list, 0)))
            return false;
    return true;
}

/* Whether an obligation is broken in all repeats, and not always by what is waived alone. */
static bool breaks_in_all(const json_t *found)
{
    bool broken = false;
    for (size_t i = 0; i < json_array_size(found); i++) {
        json_int_t finding = json_integer_value(json_array_get(found, i));
        if (finding != MUST_BROKEN && finding != WAIVED)
            return false;
        broken |= finding == MUST_BROKEN;
    }
    return broken;
}

/* Every configuration has all repeats, and they agree about the test; else it has no verdict.
 * But one that is broken in all repeats of a configuration is broken, whatever the others say. */
static void check_repeats(const struct assessing *judging, const char *id, json_t *test)
{
    bool broken = false;
    size_t index;
    json_t *configuration;
    json_array_foreach (judging->configurations, index, configuration) {
        const char *name = json_string_value(configuration);
        const json_t *verdicts = json_object_get(json_object_get(test, "verdicts"), name);
        const json_t *found = json_object_get(json_object_get(test, "found"), name);
        if (json_array_size(found) != judging->repeat) {
            json_array_append_new(json_object_get(judging->assessment, "missing"),
                                  json_pack("{s:s, s:s}", "id", id, "configuration", name));
        } else if (breaks_in_all(found)) {
            broken = true;
        } else if (!all_same(found)) {
            json_object_set_new(test, "worst", json_integer(NO_VERDICT));
            json_array_append_new(json_object_get(judging->assessment, "flaky"),
                                  json_pack("{s:s, s:s, s:O}", "id", id, "configuration", name,
                                            "verdicts", verdicts));
        }
    }
    if (broken)
        json_object_set_new(test, "worst", json_integer(MUST_BROKEN));
}

static void count_in(json_t *table, const char *id, const char *key)
{
    char *category = xprintf("%.*s", (int)strcspn(id, "/"), id);
    json_t *row = member(member(table, "categories", json_object), category, json_object);
    count(table, "tests", 1);
    count(table, key, 1);
    count(row, "tests", 1);
    count(row, key, 1);
    free(category);
}

static void add_deviation(json_t *table, const char *id, const json_t *test)
{
    json_t *entry = json_object();
    static const char *const keys[] = {"title", "configurations", "holding", "deviating", "known"};
    json_object_set_new(entry, "id", json_string(id));
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (json_object_get(test, keys[i]) != NULL)
            json_object_set(entry, keys[i], json_object_get(test, keys[i]));
    json_array_append_new(member(table, "deviations", json_array), entry);
}

/* Counts the test for each waiver that it needed, whatever else becomes of it. */
static void count_waivers(struct assessing *judging, const json_t *test)
{
    size_t index;
    json_t *id;
    json_array_foreach (json_object_get(test, "waivers"), index, id)
        count(json_object_get(judging->assessment, "waivers"), json_string_value(id), 1);
}

static void count_apart(struct assessing *judging, const char *key, const char *id,
                        const json_t *test)
{
    json_t *table = json_object_get(judging->assessment, key);
    count_in(table, id, "known");
    add_deviation(table, id, test);
}

/* Such a test is neither of an obligation nor of a recommendation of the version tested. */
static bool is_of_another_version(const json_t *test)
{
    static const char beginning[] = "the specification ";
    return strncmp(text_in(test, "reason"), beginning, strlen(beginning)) == 0;
}

/* A test belongs to the obligations if it is listed or breaks one, else to the
 * recommendations; one that deviates as a specification issue, in liveness or as waived alone, to
 * none of both. */
static void conclude(struct assessing *judging, const char *id, json_t *test)
{
    json_int_t worst = json_integer_value(json_object_get(test, "worst"));
    bool listed = json_is_true(json_object_get(test, "listed"));
    json_t *must = json_object_get(judging->assessment, "must");
    json_t *should = json_object_get(judging->assessment, "should");
    const char *deviates = json_is_true(json_object_get(test, "unknown")) ? "deviate" : "known";
    bool held = json_object_get(test, "holding") != NULL;
    if (worst == NO_VERDICT)
        return;
    if (worst == MUST_BROKEN) {
        count_in(must, id, deviates);
        add_deviation(must, id, test);
        return;
    }
    if (worst == SPECIFICATION_ISSUE || worst == LIVENESS || worst == WAIVED) {
        count_apart(judging,
                    worst == WAIVED     ? "waived"
                    : worst == LIVENESS ? "liveness"
                                        : "specification_issues",
                    id, test);
        return;
    }
    if (worst == SHOULD_BROKEN)
        add_deviation(should, id, test);
    if (worst == NOT_APPLICABLE && !held)
        count(json_object_get(judging->assessment, "not_applicable"), text_in(test, "reason"), 1);
    if (worst == NOT_APPLICABLE && !held && !listed && is_of_another_version(test))
        return;
    const char *key = worst == NOT_APPLICABLE && !held    ? "not_applicable"
                      : worst == SHOULD_BROKEN && !listed ? deviates
                                                          : "hold";
    count_in(listed ? must : should, id, key);
}

static json_t *empty_table(void)
{
    return json_pack("{s:i, s:i, s:i, s:i, s:i, s:{}, s:[]}", "tests", 0, "hold", 0, "deviate", 0,
                     "known", 0, "not_applicable", 0, "categories", "deviations");
}

static json_int_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static const char *verdict_of(const json_t *assessment)
{
    const json_t *must = json_object_get(assessment, "must");
    if (number_in(must, "deviate") + number_in(must, "known") > 0)
        return "does not conform";
    bool complete = json_array_size(json_object_get(assessment, "missing")) == 0
                    && json_array_size(json_object_get(assessment, "errors")) == 0
                    && json_array_size(json_object_get(assessment, "flaky")) == 0
                    && number_in(must, "hold") > 0;
    if (!complete)
        return "none";
    return json_object_size(json_object_get(assessment, "waivers")) > 0 ? "conforms with waivers"
                                                                        : "conforms";
}

static json_t *none_counted(const json_t *waivers)
{
    json_t *counts = json_object();
    size_t index;
    json_t *waiver;
    json_array_foreach (waivers, index, waiver)
        json_object_set_new(counts, text_in(waiver, "cause"), json_integer(0));
    return counts;
}

struct assessing *assessment_begin(const struct strings *must, unsigned repeat,
                                   const json_t *waivers)
{
    struct assessing *judging = xcalloc(1, sizeof *judging);
    *judging = (struct assessing){.tests = json_object(),
                                  .seen = json_object(),
                                  .configurations = json_array(),
                                  .repeat = repeat};
    judging->assessment = json_pack(
        "{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:{}, s:[], s:[], s:[], s:[]}", "verdict", "",
        "waivers", none_counted(waivers), "must", empty_table(), "should", empty_table(), "waived",
        empty_table(), "specification_issues", empty_table(), "liveness", empty_table(),
        "not_applicable", "flaky", "errors", "missing", "challenged");
    for (size_t i = 0; i < must->count; i++)
        json_object_set_new(member(judging->tests, must->items[i], json_object), "listed",
                            json_true());
    return judging;
}

void assessment_configuration(struct assessing *judging, const char *configuration)
{
    json_array_append_new(judging->configurations, json_string(configuration));
}

json_t *assessment_conclude(struct assessing *judging)
{
    const char *id;
    json_t *test;
    void *next;
    json_object_foreach_safe(judging->tests, next, id, test)
    {
        check_repeats(judging, id, test);
        if (json_object_get(test, "verdicts") != NULL)
            conclude(judging, id, test);
        count_waivers(judging, test);
    }
    json_t *assessment = judging->assessment;
    json_object_set_new(assessment, "verdict", json_string(verdict_of(assessment)));
    json_decref(judging->tests);
    json_decref(judging->seen);
    json_decref(judging->configurations);
    free(judging);
    return assessment;
}
