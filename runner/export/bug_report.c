/* SPDX-License-Identifier: Apache-2.0 */
#include "export/bug_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "catalog/catalog.h"
#include "export/jtreg.h"
#include "spec/releases.h"
#include "spec/spec_index.h"
#include "vm/version.h"

/* ---- The test that shows it --------------------------------------------- */

/* Whether the deviation is recorded for that release. */
static bool reaches(const struct known_pin *pin, int release)
{
    char *version = xprintf("%d", release);
    bool reached = pin->versions == NULL || version_in_ranges(pin->versions, version, release);
    free(version);
    return reached;
}

static bool is_server(const struct known_pin *pin)
{
    const char *vm = pin->vm != NULL ? pin->vm : pin->cause->vm;
    return vm == NULL || strstr(vm, "Zero") == NULL || strstr(vm, "Server") != NULL;
}

/* Greater is better. `newest` is the newest release that the suite knows. */
static int suits(const struct known_pin *pin, const struct known_test *answer, int newest)
{
    int lines = answer->count < 8 ? (int)answer->count : 8;
    return (is_server(pin) ? 64 : 0) + (reaches(pin, newest) ? 32 : 0)
           + (pin->arguments.count == 0 ? 16 : 0) - lines;
}

/* Words that can be given: no patterns, and none that must be absent. */
static void take_arguments(struct strings *arguments, const struct known_pin *pin)
{
    if (pin->arguments.count == 0)
        return;
    char *words = xstrdup(pin->arguments.items[0]);
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " "))
        if (*word == '-' && strpbrk(word, "*?|") == NULL)
            strings_add(arguments, xstrdup(word));
    free(words);
}

/* Sets pin and answer, or leaves them NULL. */
static void choose(struct bug_witness *witness, const struct suite *suite,
                   const struct known_cause *cause, const char *test, int newest)
{
    size_t count;
    const struct known_pin *pins = known_pins(suite->known, &count);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; pins[i].cause == cause && j < pins[i].count; j++) {
            const struct known_test *answer = &pins[i].tests[j];
            if ((test != NULL && !test_has_id(test, answer->id))
                || catalog_find(&suite->catalog, answer->id) == NULL)
                continue;
            if (witness->pin == NULL
                || suits(&pins[i], answer, newest) > suits(witness->pin, witness->answer, newest)) {
                witness->pin = &pins[i];
                witness->answer = answer;
            }
        }
}

int bug_witness_find(struct bug_witness *witness, const struct suite *suite,
                     const struct known_cause *cause, const char *test)
{
    struct releases releases;
    *witness = (struct bug_witness){0};
    if (releases_read(&releases, suite->home.spec) != 0)
        return -1;
    choose(witness, suite, cause, test, releases_newest(&releases));
    releases_free(&releases);
    if (witness->pin == NULL) {
        complain(test != NULL ? "no pin of %s is about %s" : "no test shows %s", cause->id, test);
        return -1;
    }
    witness->test = catalog_find(&suite->catalog, witness->answer->id);
    const char *colon = strchr(witness->answer->id, ':');
    witness->case_name = colon != NULL ? xstrdup(colon + 1) : NULL;
    take_arguments(&witness->vm_args, witness->pin);
    return 0;
}

void bug_witness_free(struct bug_witness *witness)
{
    free(witness->case_name);
    strings_free(&witness->vm_args);
}

/* ---- The report --------------------------------------------------------- */

static const char *end_of(const struct bug_witness *witness)
{
    for (size_t i = 0; i < witness->answer->count; i++) {
        const char *actual = witness->answer->pairs[i].actual;
        if (actual != NULL
            && (strcmp(actual, "CRASH") == 0 || strcmp(actual, "TIMEOUT") == 0
                || strcmp(actual, "INCOMPLETE") == 0))
            return actual;
    }
    return "";
}

static enum level level_of(const struct suite *suite, const struct known_cause *cause)
{
    enum level level = LEVEL_MAY;
    for (size_t i = 0; i < cause->rules.count; i++) {
        const struct rule *rule = rules_find(suite->rules, cause->rules.items[i]);
        if (rule != NULL && rule->level > level)
            level = rule->level;
    }
    return level;
}

static void put_severity(FILE *stream, const struct suite *suite, const struct known_cause *cause,
                         const struct bug_witness *witness)
{
    const char *end = end_of(witness);
    bool crash = strcmp(end, "CRASH") == 0, hang = strcmp(end, "TIMEOUT") == 0;
    bool must = level_of(suite, cause) == LEVEL_MUST;
    bool usual = witness->vm_args.count == 0;
    fprintf(stream, "- Impact: %s\n",
            crash  ? "high. The JVM dies with the program in it; the agent gets no error that it "
                     "could handle"
            : hang ? "high. A call or a thread never returns; only killing the process ends it"
            : must ? "medium. The agent gets a wrong answer, or misses an event, without an error; "
                     "what it shows or does by it is wrong"
                   : "low. A recommended check is missing; an agent that makes no mistake is not "
                     "affected");
    fprintf(stream, "- Likelihood: %s\n",
            usual ? "each time the agent does this, with default options"
                  : "each time the agent does this with the options above");
    fprintf(stream, "- Workaround: %s\n", cause->workaround != NULL ? "yes, below" : "none known");
    fprintf(stream, "- Suggested priority: %s\n",
            crash || hang ? (cause->workaround == NULL ? "P2" : "P3")
            : must        ? (usual && cause->workaround == NULL ? "P3" : "P4")
                          : "P5");
}

static bool cites(const char *expected, const char *rule)
{
    char *citation = xprintf("[%s]", rule);
    bool found = expected != NULL && strstr(expected, citation) != NULL;
    free(citation);
    return found;
}

/* What must hold, with the place in the specification: of the cause's rules those that the test's
 * expected file cites. */
static void put_expected(FILE *stream, const struct suite *suite, const struct known_cause *cause,
                         const struct test *test)
{
    char *expected = file_read(test->expected, NULL);
    bool any = false;
    for (size_t i = 0; i < cause->rules.count; i++)
        any |= cites(expected, cause->rules.items[i]);
    for (size_t i = 0; i < cause->rules.count; i++) {
        const struct rule *rule = rules_find(suite->rules, cause->rules.items[i]);
        if (!any || cites(expected, rule->id))
            fprintf(stream, "- %s (%s; JVM TI specification, `jvmti.html#%s`)\n", rule->wording,
                    level_name(rule->level), spec_index_anchor(suite->index, rule->subject));
    }
    free(expected);
}

static void put_actual(FILE *stream, const struct bug_witness *witness)
{
    const char *end = end_of(witness);
    fputs(strcmp(end, "CRASH") == 0     ? "\nThe JVM crashes before the agent says what it should,"
          : strcmp(end, "TIMEOUT") == 0 ? "\nThe JVM does not end. It hangs before the agent says "
                                          "what it should,"
          : *end != '\0'                ? "\nThe JVM ends before the agent says what it should,"
                                        : "\nWhat the agent says,",
          stream);
    fputs(" expected (-) and actual (+):\n\n", stream);
    for (size_t i = 0; i < witness->answer->count; i++) {
        const struct known_pair *pair = &witness->answer->pairs[i];
        if (pair->expected != NULL)
            fprintf(stream, "    - %s\n", pair->expected);
        if (pair->actual != NULL && strcmp(pair->actual, end) != 0)
            fprintf(stream, "    + %s\n", pair->actual);
    }
    fputs("\nThe file `.expected` beside the agent has all lines that are expected.\n", stream);
}

/* The agent itself, from its first line after the licence: it is one screen. */
static void put_agent(FILE *stream, const struct test *test)
{
    char *text = file_read(test->source, NULL);
    const char *begin = text != NULL ? strstr(text, "#include") : NULL;
    if (begin != NULL)
        fprintf(stream, "\n```c\n%s```\n", begin);
    free(text);
}

static void put_steps(FILE *stream, const struct bug_witness *witness, const struct jtreg_run *run)
{
    char *name = jtreg_name(witness->test->id);
    fputs("With the jtreg test:\n\n"
          "    cd jtreg && sh build.sh JDK17\n"
          "    jtreg -jdk:JDK -nativepath:native tests\n\n"
          "or by hand:\n\n"
          "    cd reproducer && sh build.sh JDK17\n"
          "    sh run.sh JDK",
          stream);
    for (size_t i = 0; i < witness->vm_args.count; i++)
        fprintf(stream, " %s", witness->vm_args.items[i]);
    fprintf(stream, "\n\nJDK is the one to look at, JDK17 any from 17 on.");
    if (run->failed != NULL && run->passed != NULL)
        fprintf(stream, " The jtreg test fails on %s, and passes on %s.", run->failed, run->passed);
    else if (run->failed != NULL || run->passed != NULL)
        fprintf(stream, " The jtreg test was run on %s, and %s there.",
                run->failed != NULL ? run->failed : run->passed,
                run->failed != NULL ? "fails" : "passes");
    fprintf(stream,
            "\n\nThe Java class is `%s`. The agent, `jtreg/tests/%s/lib%s.c`, shows that\n%s%s%s\n",
            test_target(witness->test->descriptor), name, name, witness->test->descriptor->title,
            witness->case_name != NULL ? " Case: " : "",
            witness->case_name != NULL ? witness->case_name : "");
    put_agent(stream, witness->test);
    free(name);
}

/* The ranges of versions in words: "8..22, 24.." is "8 to 22, 24 and later". Allocated. */
static char *ranges_in_words(const char *ranges)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    for (const char *c = ranges; *c != '\0'; c++)
        if (strncmp(c, "..", 2) != 0) {
            fputc(*c, stream);
        } else {
            c++;
            fputs(c[1] == '\0' || c[1] == ','       ? " and later"
                  : c == ranges + 1 || c[-2] == ' ' ? "up to "
                                                    : " to ",
                  stream);
        }
    fclose(stream);
    return text;
}

/* The names of VMs that the patterns are about: "Server VM" of "*Server VM". Allocated. */
static char *names_of(const char *patterns)
{
    char *text = xstrdup(patterns);
    size_t length = 0;
    for (const char *c = patterns; *c != '\0'; c++)
        if (*c != '*')
            text[length++] = *c;
    text[length] = '\0';
    return text;
}

/* A row of the table, in which '|' would begin another cell. */
static void put_field(FILE *stream, const char *name, const char *value)
{
    if (value == NULL)
        return;
    fprintf(stream, "| %s | ", name);
    for (; *value != '\0'; value++)
        if (strncmp(value, " | ", 3) == 0) {
            fputs(", ", stream);
            value += 2;
        } else {
            fputc(*value, stream);
        }
    fputs(" |\n", stream);
}

static void put_part(FILE *stream, const char *title, const char *text)
{
    if (text != NULL)
        fprintf(stream, "\n## %s\n\n%s\n", title, text);
}

char *bug_report(const struct suite *suite, const struct known_cause *cause,
                 const struct bug_witness *witness, const struct jtreg_run *run,
                 const char *revision)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    bool openj9 = cause->vm != NULL && strstr(cause->vm, "OpenJ9") != NULL;
    fprintf(stream, "# %s\n\n| | |\n|---|---|\n", cause->title);
    put_field(stream, openj9 ? "Repository" : "Project", openj9 ? "eclipse-openj9/openj9" : "JDK");
    put_field(stream, openj9 ? "Label" : "Component", openj9 ? "comp:jvmti" : "hotspot / jvmti");
    put_field(stream, "Type", "Bug");
    char *affected = ranges_in_words(cause->affected);
    char *vms = cause->vm != NULL ? names_of(cause->vm) : NULL;
    put_field(stream, "Affects", affected);
    put_field(stream, "Tried", cause->ran_on);
    put_field(stream, "Fixed in", cause->fixed_in);
    put_field(stream, "VM", vms);
    free(vms);
    free(affected);
    put_field(stream, "Architecture", cause->architecture != NULL ? cause->architecture : "amd64");
    put_field(stream, "OS", "Linux");
    put_field(stream, "This bug", cause->bug);
    put_field(stream, "Introduced by", cause->introduced_by);
    put_field(stream, "Related", cause->related);
    put_part(stream, "Problem", cause->behavior);
    fputs("\n## Steps to reproduce\n\n", stream);
    put_steps(stream, witness, run);
    fputs("\n## Expected\n\n", stream);
    put_expected(stream, suite, cause, witness->test);
    fprintf(stream, "\n## Actual\n\n%s\n",
            cause->evidence != NULL ? cause->evidence : cause->behavior);
    put_actual(stream, witness);
    put_part(stream, "Problematic frame", cause->frame);
    put_part(stream, "Suspected place", cause->source);
    fputs("\n## Severity\n\n", stream);
    put_severity(stream, suite, cause, witness);
    put_part(stream, "Workaround", cause->workaround);
    fprintf(
        stream,
        "\n---\nMade by Assay, the conformance suite for the JVM Tool Interface, revision %s, of "
        "its record\n`%s` and its test `%s`.\n",
        revision, cause->id, witness->answer->id);
    fclose(stream);
    return text;
}
