/* SPDX-License-Identifier: Apache-2.0 */

/* Results with hostile contents go through each sink, and the files are read back. */
#include "unit.h"

#include <errno.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <unistd.h>

#include "sink.h"
#include "text.h"

#define HOSTILE "\033[31mred\033[0m <b>&amp;]]> # TODO no # SKIP \xff\xfe \\ \"\t\r\x01"

static struct rule rule = {.id = "Subject.rule",
                           .subject = "Subject",
                           .capability = "",
                           .wording = "Something " HOSTILE,
                           .testable = "yes",
                           .level = LEVEL_MUST};
static const struct rule *const rules[] = {&rule};

static struct vm vm = {.home = "/jdk",
                       .java = "/jdk/bin/java",
                       .name = "A VM " HOSTILE,
                       .vendor = "Somebody " HOSTILE,
                       .version = "17.0.0+1",
                       .info = "mixed mode",
                       .spec = 17,
                       .libjvm = "/jdk/libjvm.so",
                       .libjvm_sha256 = "00",
                       .slug = "A-VM"};

static char directory[] = "/tmp/assay-sinks-XXXXXX";

static int set_up(void **state)
{
    (void)state;
    return mkdtemp(directory) != NULL ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    char *command = xprintf("rm -rf '%s'", directory);
    int status = system(command);
    free(command);
    return status;
}

static struct run a_run(void)
{
    return (struct run){.vm = &vm,
                        .suite = "",
                        .revision = "0",
                        .command_line = "assay run " HOSTILE,
                        .spec = 17,
                        .jobs = 2,
                        .seed = -1,
                        .started = 1000000000,
                        .seconds = 1.5,
                        .planned = VERDICT_COUNT};
}

static struct stream a_stream(void)
{
    static const char bytes[] = HOSTILE "\n\0 nul\nhalf a line";
    return (struct stream){.bytes = (char *)bytes, .length = sizeof bytes - 1};
}

/* One result of each verdict, the last of them repeated. */
static void feed(struct sink *sink, struct run *run)
{
    assert_int_equal(sink->begin(sink, run), 0);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        struct diff_line lines[] = {
            {.kind = DIFF_SAME, .text = "same " HOSTILE, .line = 2, .rules = rules, .rule_count = 1},
            {.kind = DIFF_MISSING, .text = HOSTILE, .line = 3, .rules = rules, .rule_count = 1},
            {.kind = DIFF_EXTRA, .text = HOSTILE, .rules = rules, .rule_count = 1},
        };
        struct result result = {.id = "category/Subject/name:case",
                                .title = "A title " HOSTILE,
                                .repeat = verdict == VERDICT_COUNT - 1,
                                .verdict = (enum verdict)verdict,
                                .reason = "because " HOSTILE,
                                .known = "known " HOSTILE,
                                .rules = rules,
                                .rule_count = 1,
                                .seconds = 0.25,
                                .exit_status = 1,
                                .transcript = a_stream(),
                                .out = a_stream(),
                                .err = a_stream(),
                                .rerun = "assay run x",
                                .by_hand = "java x",
                                .kept = "/tmp/x"};
        if (verdict == VERDICT_PASS)
            result.comparison = (struct comparison){.equal = true, .lines = lines, .count = 1};
        else if (verdict != VERDICT_NA)
            result.comparison = (struct comparison){.lines = lines, .count = 3, .omitted = 7};
        run->counts[verdict]++;
        assert_int_equal(sink->result(sink, run, &result), 0);
    }
}

/* The whole of what the sink wrote to a file, null-terminated. */
static char *written(struct sink *(*open_sink)(const char *path))
{
    char *path = xprintf("%s/report", directory);
    struct run run = a_run();
    struct sink *sink = open_sink(path);
    assert_non_null(sink);
    feed(sink, &run);
    assert_int_equal(access(path, F_OK), -1);
    assert_int_equal(sink->end(sink, &run), 0);
    sink->free(sink);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    char *text = NULL;
    size_t size = 0;
    assert_true(getdelim(&text, &size, '\0', file) > 0);
    assert_int_equal(fgetc(file), EOF);
    fclose(file);
    unlink(path);
    free(path);
    return text;
}

static void assert_printable(const char *text)
{
    for (; *text != '\0'; text++)
        if (*text != '\n')
            assert_in_range((unsigned char)*text, ' ', 0x7e);
}

static void tap(void **state)
{
    (void)state;
    char *text = written(sink_tap);
    assert_printable(text);
    size_t points = 0;
    size_t directives = 0;
    char *rest = text;
    char *line;
    while ((line = strsep(&rest, "\n")) != NULL) {
        if (strncmp(line, "ok ", 3) != 0 && strncmp(line, "not ok ", 7) != 0)
            continue;
        points++;
        /* A hash that is no directive is escaped. */
        for (const char *hash = strchr(line, '#'); hash != NULL; hash = strchr(hash + 1, '#'))
            directives += hash[-1] != '\\';
    }
    assert_int_equal(points, VERDICT_COUNT);
    assert_int_equal(directives, 3); /* NA, KNOWN and FIXED */
    free(text);
}

static void junit(void **state)
{
    (void)state;
    char *text = written(sink_junit);
    xmlDocPtr document = xmlReadMemory(text, (int)strlen(text), "report", NULL, XML_PARSE_NONET);
    assert_non_null(document);
    xmlNodePtr suite = xmlFirstElementChild(xmlDocGetRootElement(document));
    static const char *const counts[][2] = {
        {"tests", "10"}, {"failures", "4"}, {"errors", "1"}, {"skipped", "2"}};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        xmlChar *value = xmlGetProp(suite, BAD_CAST counts[i][0]);
        assert_string_equal((const char *)value, counts[i][1]);
        xmlFree(value);
    }
    xmlFreeDoc(document);
    xmlCleanupParser();
    free(text);
}

static void json(void **state)
{
    (void)state;
    char *text = written(sink_json);
    json_error_t error;
    json_t *root = json_loads(text, 0, &error);
    assert_non_null(root);
    json_t *results = json_object_get(root, "results");
    assert_int_equal(json_array_size(results), VERDICT_COUNT);
    json_t *fail = json_array_get(results, VERDICT_FAIL);
    assert_string_equal(json_string_value(json_object_get(fail, "verdict")), "FAIL");
    json_t *lines = json_object_get(fail, "comparison");
    assert_int_equal(json_array_size(lines), 3);
    const char *kind = json_string_value(json_object_get(json_array_get(lines, 1), "kind"));
    assert_string_equal(kind, "missing");
    json_t *counts = json_object_get(root, "counts");
    assert_int_equal(json_integer_value(json_object_get(counts, "KNOWN")), 1);
    json_decref(root);
    free(text);
}

static void report(void **state)
{
    (void)state;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    struct run run = a_run();
    struct sink *sink = sink_report(stream);
    feed(sink, &run);
    assert_int_equal(sink->end(sink, &run), 0);
    sink->free(sink);
    fclose(stream);
    assert_printable(text);
    assert_non_null(strstr(text, "2 of 8 tests hold; 4 deviate; 1 deviate in a known way"));
    assert_non_null(strstr(text, "... and 7 more lines"));
    free(text);
}

static void nothing_ran(void **state)
{
    (void)state;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    struct run run = a_run();
    struct sink *sink = sink_report(stream);
    assert_int_equal(sink->begin(sink, &run), 0);
    assert_int_equal(sink->end(sink, &run), 0);
    sink->free(sink);
    fclose(stream);
    assert_non_null(strstr(text, "nothing ran, so there is no verdict"));
    free(text);
}

static void full(void **state)
{
    (void)state;
    struct sink *(*const sinks[])(const char *path) = {sink_tap, sink_junit, sink_json};
    for (size_t i = 0; i < sizeof sinks / sizeof sinks[0]; i++) {
        struct run run = a_run();
        struct sink *sink = sinks[i]("/dev/full");
        assert_non_null(sink);
        assert_int_equal(sink->begin(sink, &run), 0);
        errno = 0;
        assert_int_equal(sink->end(sink, &run), -1);
        assert_int_equal(errno, ENOSPC);
        sink->free(sink);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tap),    cmocka_unit_test(junit),       cmocka_unit_test(json),
        cmocka_unit_test(report), cmocka_unit_test(nothing_ran), cmocka_unit_test(full),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
