/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/waivers.h"

#include <stdlib.h>
#include <string.h>

#include "base/json_text.h"
#include "base/nearest.h"

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void complain_unknown(const struct known *known, const char *id)
{
    size_t count;
    const struct known_cause *causes = known_causes(known, &count);
    struct nearest nearest = nearest_begin(id);
    for (size_t i = 0; i < count; i++)
        nearest_try(&nearest, causes[i].id, strlen(causes[i].id));
    char *hint = nearest_end(&nearest);
    complain("--waive %s: there is no such known deviation%s", id, hint);
    free(hint);
}

static bool is_among(const json_t *waivers, const char *id)
{
    size_t index;
    json_t *waiver;
    json_array_foreach (waivers, index, waiver)
        if (strcmp(text_in(waiver, "cause"), id) == 0)
            return true;
    return false;
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\n")] == '\0';
}

static json_t *waiver_of(const struct known_cause *cause, const char *reason)
{
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "cause", text_as_json(cause->id), "title",
                     text_as_json(cause->title), "status", text_as_json(cause->status), "reason",
                     text_as_json(reason), "rules", texts_as_json(cause->rules.items), "bug",
                     cause->bug != NULL ? text_as_json(cause->bug) : json_null());
}

/* The waiver of a cause; NULL after a message. */
static json_t *make(const struct known_cause *cause, const char *reason)
{
    if (cause->class != KNOWN_DEVIATION) {
        complain("--waive %s: this is a matter of %s, which denies no certificate", cause->id,
                 cause->class == KNOWN_LIVENESS ? "liveness" : "the specification");
        return NULL;
    }
    if (reason == NULL)
        reason = cause->bug;
    if (reason == NULL || is_blank(reason)) {
        complain("--waive %s: give the reason, which the certificate shows: --waive '%s=REASON'",
                 cause->id, cause->id);
        return NULL;
    }
    return waiver_of(cause, reason);
}

json_t *waivers_make(const struct strings *asked, const struct known *known)
{
    json_t *waivers = json_array();
    for (size_t i = 0; i < asked->count && waivers != NULL; i++) {
        char *id = xstrdup(asked->items[i]);
        char *reason = strchr(id, '=');
        if (reason != NULL)
            *reason++ = '\0';
        const struct known_cause *cause = known_cause_find(known, id);
        json_t *waiver = NULL;
        if (cause == NULL)
            complain_unknown(known, id);
        else if (is_among(waivers, id))
            complain("--waive %s: it is named twice", id);
        else
            waiver = make(cause, reason);
        if (waiver != NULL) {
            json_array_append_new(waivers, waiver);
        } else {
            json_decref(waivers);
            waivers = NULL;
        }
        free(id);
    }
    return waivers;
}

bool waivers_check(const json_t *waivers, const json_t *assessment, struct strings *problems)
{
    const json_t *used = json_object_get(assessment, "waivers");
    const size_t before = problems->count;
    size_t index;
    json_t *waiver;
    json_array_foreach (waivers, index, waiver) {
        const char *id = text_in(waiver, "cause");
        if (is_blank(text_in(waiver, "reason")))
            strings_add(problems, xprintf("%s: the waiver has no reason", id));
        if (json_integer_value(json_object_get(used, id)) == 0)
            strings_add(problems, xprintf("%s: no test of an obligation deviates by this cause "
                                          "alone, or with others that are waived",
                                          id));
    }
    return problems->count == before;
}

bool waiver_is_of(const json_t *waiver, const struct known_cause *cause)
{
    json_t *due = waiver_of(cause, text_in(waiver, "reason"));
    const bool same = cause->class == KNOWN_DEVIATION && json_equal(waiver, due);
    json_decref(due);
    return same;
}

char *waivers_in_words(const json_t *waivers)
{
    struct strings ids = {0};
    size_t index;
    json_t *waiver;
    json_array_foreach (waivers, index, waiver)
        strings_add(&ids, xstrdup(text_in(waiver, "cause")));
    char *joined = strings_joined(&ids, ", ");
    char *words = ids.count > 0
                      ? xprintf("%zu waiver%s (%s)", ids.count, ids.count == 1 ? "" : "s", joined)
                      : NULL;
    free(joined);
    strings_free(&ids);
    return words;
}
