/* SPDX-License-Identifier: Apache-2.0 */

/* The keys of causes and of pins. */
#include "judge/known_reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "vm/version.h"

struct text_key {
    const char *key;
    char **text;
};

static int take_text(struct known_reader *reader, const struct text_key *keys, size_t count,
                     const char *key, const char *value)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(keys[i].key, key) != 0)
            continue;
        if (*keys[i].text != NULL)
            return known_wrong(reader, reader->line, "%s: is given twice in this record", key);
        *keys[i].text = xstrdup(value);
        return 0;
    }
    char *names = xstrdup("");
    for (size_t i = 0; i < count; i++) {
        char *longer = xprintf("%s%s, ", names, keys[i].key);
        free(names);
        names = longer;
    }
    int result = known_wrong(
        reader, reader->line, "there is no key '%s'; the keys are %s%s", key, names,
        reader->cause != NULL ? "Rule and Class" : "Arguments, Test, Expected and Actual");
    free(names);
    return result;
}

static int read_versions(struct known_reader *reader, const char *value)
{
    if (version_ranges_valid(value))
        return 0;
    return known_wrong(reader, reader->line,
                       "'%s' is not a list of ranges of versions; write 17, 17..25, ..8, 21.., "
                       "17.0.12..17.0.19, or several with ', ' between them",
                       value);
}

/* ---- Causes ------------------------------------------------------------- */

static int read_rule(struct known_reader *reader, const char *value)
{
    if (rules_find(reader->rules, value) == NULL)
        return known_wrong(reader, reader->line, "there is no rule '%s' in spec/", value);
    strings_add(&reader->cause->rules, xstrdup(value));
    return 0;
}

static int read_class(struct known_reader *reader, const char *value)
{
    if (strcmp(value, known_class_name(KNOWN_LIVENESS)) != 0)
        return known_wrong(reader, reader->line, "'%s' is no class; the only one is %s", value,
                           known_class_name(KNOWN_LIVENESS));
    reader->cause->class = KNOWN_LIVENESS;
    return 0;
}

static int check_status(struct known_reader *reader)
{
    static const char *const all[] = {"open", "acknowledged limitation", "specification changed",
                                      "specification issue", "recommendation only"};
    struct known_cause *cause = reader->cause;
    bool valid = strncmp(cause->status, "fixed in ", strlen("fixed in ")) == 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        valid |= strcmp(cause->status, all[i]) == 0;
    if (!valid)
        return known_wrong(reader, reader->line,
                           "'%s' is no status; they are open, fixed in N, acknowledged limitation, "
                           "specification changed, specification issue, recommendation only",
                           cause->status);
    if (strncmp(cause->status, "specification", strlen("specification")) == 0)
        cause->class = KNOWN_ISSUE;
    return 0;
}

/* Bugs are those of OpenJDK and of other trackers: "JDK-8286836, eclipse-openj9/openj9#5785". */
static int check_bugs(struct known_reader *reader, const char *value)
{
    for (const char *at = value; *at != '\0'; at += strcspn(at, ","), at += strspn(at, ", ")) {
        size_t length = strcspn(at, ",");
        bool jdk = strncmp(at, "JDK-", 4) == 0 && length > 4
                   && strspn(at + 4, "0123456789") == length - 4;
        const char *number = memchr(at, '#', length);
        if (!jdk && (number == NULL || memchr(at, ' ', length) != NULL))
            return known_wrong(reader, reader->line,
                               "'%s' is not a list of bugs; write JDK-NUMBER or OWNER/NAME#NUMBER",
                               value);
    }
    return 0;
}

int known_cause_key(struct known_reader *reader, const char *key, const char *value)
{
    struct known_cause *cause = reader->cause;
    const struct text_key keys[] = {
        {"Title", &cause->title},
        {"Status", &cause->status},
        {"VM", &cause->vm},
        {"Vendor", &cause->vendor},
        {"Architecture", &cause->architecture},
        {"Behavior", &cause->behavior},
        {"Source", &cause->source},
        {"Frame", &cause->frame},
        {"Affected", &cause->affected},
        {"Fixed-in", &cause->fixed_in},
        {"Ran-on", &cause->ran_on},
        {"Bug", &cause->bug},
        {"Related", &cause->related},
        {"Introduced-by", &cause->introduced_by},
        {"Evidence", &cause->evidence},
        {"Workaround", &cause->workaround},
        {"Date", &cause->date},
        {"Review", &cause->review},
    };
    if (strcmp(key, "Rule") == 0)
        return read_rule(reader, value);
    if (strcmp(key, "Class") == 0)
        return read_class(reader, value);
    if (take_text(reader, keys, sizeof keys / sizeof keys[0], key, value) != 0)
        return -1;
    if (strcmp(key, "Status") == 0)
        return check_status(reader);
    if (strcmp(key, "Affected") == 0)
        return read_versions(reader, value);
    if (strcmp(key, "Bug") == 0 || strcmp(key, "Related") == 0 || strcmp(key, "Introduced-by") == 0)
        return check_bugs(reader, value);
    if ((strcmp(key, "Date") == 0 || strcmp(key, "Review") == 0) && !date_is_valid(value))
        return known_wrong(reader, reader->line, "'%s' is not a date; write YYYY-MM-DD", value);
    return 0;
}

int known_cause_end(struct known_reader *reader)
{
    struct known_cause *cause = reader->cause;
    strings_unite(&cause->rules);
    const char *missing = cause->title == NULL      ? "Title"
                          : cause->status == NULL   ? "Status"
                          : cause->rules.count == 0 ? "Rule"
                          : cause->behavior == NULL ? "Behavior"
                          : cause->affected == NULL ? "Affected"
                          : cause->date == NULL     ? "Date"
                                                    : NULL;
    if (missing != NULL)
        return known_wrong(reader, cause->line, "the cause '%s' has no key %s:", cause->id,
                           missing);
    if (strcmp(cause->status, "recommendation only") != 0)
        return 0;
    for (size_t i = 0; i < cause->rules.count; i++)
        if (rules_find(reader->rules, cause->rules.items[i])->level == LEVEL_MUST)
            return known_wrong(reader, cause->line,
                               "the cause '%s' is one of recommendations only, but %s is a must",
                               cause->id, cause->rules.items[i]);
    return 0;
}

/* ---- Pins --------------------------------------------------------------- */

/* `nothing` is NULL; a line that says so itself is written \nothing. */
static char *answer(const char *value)
{
    if (strcmp(value, "nothing") == 0)
        return NULL;
    return xstrdup(value + (strcmp(value, "\\nothing") == 0));
}

static int read_test(struct known_reader *reader, const char *value)
{
    struct known_pin *pin = reader->pin;
    if (reader->is_test != NULL && !reader->is_test(reader->context, value))
        return known_wrong(reader, reader->line,
                           "there is no test '%s'; if it was renamed or removed, "
                           "so is its pin",
                           value);
    if (numbering_add(&reader->tests, value) < pin->count)
        return known_wrong(reader, reader->line, "the test is in this pin twice");
    pin->tests = xgrow(pin->tests, pin->count, sizeof *pin->tests);
    pin->tests[pin->count++] = (struct known_test){.id = xstrdup(value)};
    return 0;
}

static int read_expected(struct known_reader *reader, const char *value)
{
    struct known_pin *pin = reader->pin;
    if (pin->count == 0)
        return known_wrong(reader, reader->line,
                           "Expected: must follow the Test: that it is about");
    struct known_test *test = &pin->tests[pin->count - 1];
    test->pairs = xgrow(test->pairs, test->count, sizeof *test->pairs);
    test->pairs[test->count++] = (struct known_pair){.expected = answer(value)};
    reader->waiting = true;
    return 0;
}

static int read_actual(struct known_reader *reader, const char *value)
{
    if (!reader->waiting)
        return known_wrong(reader, reader->line, "Actual: must directly follow its Expected:");
    if (strcmp(value, "EXIT") == 0 || strcmp(value, "NA") == 0)
        return known_wrong(reader, reader->line,
                           "'%s' cannot be recorded; of the ways to end, CRASH, "
                           "TIMEOUT and INCOMPLETE can",
                           value);
    struct known_test *test = &reader->pin->tests[reader->pin->count - 1];
    struct known_pair *pair = &test->pairs[test->count - 1];
    pair->actual = answer(value);
    reader->waiting = false;
    if (pair->expected == NULL && pair->actual == NULL)
        return known_wrong(reader, reader->line, "nothing is expected and nothing is actual");
    return 0;
}

int known_pin_key(struct known_reader *reader, const char *key, const char *value)
{
    struct known_pin *pin = reader->pin;
    const struct text_key keys[] = {{"VM", &pin->vm},
                                    {"Vendor", &pin->vendor},
                                    {"Architecture", &pin->architecture},
                                    {"Versions", &pin->versions},
                                    {"Sometimes", &pin->sometimes}};
    if (reader->waiting && strcmp(key, "Actual") != 0)
        return known_wrong(reader, reader->line, "Actual: is missing after Expected:");
    if (strcmp(key, "Test") == 0)
        return read_test(reader, value);
    if (strcmp(key, "Expected") == 0)
        return read_expected(reader, value);
    if (strcmp(key, "Actual") == 0)
        return read_actual(reader, value);
    if (pin->count > 0)
        return known_wrong(reader, reader->line, "%s: must precede the tests of the pin", key);
    if (strcmp(key, "Arguments") == 0) {
        strings_add(&pin->arguments, xstrdup(value));
        return 0;
    }
    if (take_text(reader, keys, sizeof keys / sizeof keys[0], key, value) != 0)
        return -1;
    return strcmp(key, "Versions") == 0 ? read_versions(reader, value) : 0;
}

int known_pin_end(struct known_reader *reader)
{
    struct known_pin *pin = reader->pin;
    strings_unite(&pin->arguments);
    const char *missing = pin->versions == NULL ? "Versions"
                          : pin->count == 0     ? "Test"
                          : reader->waiting     ? "Actual"
                                                : NULL;
    reader->waiting = false;
    for (size_t i = 0; missing == NULL && i < pin->count; i++)
        if (pin->tests[i].count == 0)
            missing = "Expected";
    if (missing != NULL)
        return known_wrong(reader, pin->line, "the pin of '%s' has no key %s:", pin->cause_id,
                           missing);
    return 0;
}
