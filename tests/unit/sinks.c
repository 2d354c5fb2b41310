/* SPDX-License-Identifier: Apache-2.0 */

/* Results with hostile contents go through each sink, and the files are read back. */
#include "unit.h"

#include <errno.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "base/utf8.h"
#include "sinks/sink.h"

#define HOSTILE                                                                                    \
    "\033[31mred\033[0m <b>&amp;]]> # TODO no # SKIP \xff\xfe \xef\xbf\xbf \\ \"\t\r\x01"

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
                       .arch = "amd64",
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
            {.kind = DIFF_SAME,
             .text = "same " HOSTILE,
             .line = 2,
             .rules = rules,
             .rule_count = 1},
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

/* The whole of what the sink wrote to a file, null-terminated. The shell command `check`,
 * if any, takes the file as its argument and fails when its readers would not take it. */
static char *written(struct sink *(*open_sink)(const char *path), const char *check)
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
    if (check != NULL) {
        char *command = xprintf("set -- '%s'; %s", path, check);
        assert_int_equal(system(command), 0);
        free(command);
    }
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
    char *text = written(sink_tap, "prove --exec cat \"$1\" > \"$1.prove\" 2>&1;"
                                   "grep -q 'Failed tests:  2, 4-7$' \"$1.prove\" &&"
                                   "grep -q 'TODO passed:   10$' \"$1.prove\" &&"
                                   "! grep -q 'Parse errors' \"$1.prove\"");
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
    char *text = written(sink_junit,
                         "xmllint --noout --schema tests/schema/junit.xsd \"$1\" 2> /dev/null");
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

struct field {
    const char *name;
    const char *types; /* of i(nteger) n(umber) s(tring) b(oolean) a(rray) o(bject) 0 (null) */
};

static bool has_type(const json_t *value, char type)
{
    switch (type) {
    case 'i':
        return json_is_integer(value);
    case 'n':
        return json_is_number(value);
    case 's':
        return json_is_string(value);
    case 'b':
        return json_is_boolean(value);
    case 'a':
        return json_is_array(value);
    case 'o':
        return json_is_object(value);
    default:
        return json_is_null(value);
    }
}

/* The object has these fields, of these types, and no other. */
static void assert_fields(const json_t *object, const struct field *fields, size_t count)
{
    assert_true(json_is_object(object));
    assert_int_equal(json_object_size(object), count);
    for (size_t i = 0; i < count; i++) {
        const json_t *value = json_object_get(object, fields[i].name);
        bool good = false;
        for (const char *type = fields[i].types; *type != '\0'; type++)
            good |= value != NULL && has_type(value, *type);
        if (!good)
            fail_msg("field %s", fields[i].name);
    }
}

#define ASSERT_FIELDS(OBJECT, FIELDS)                                                              \
    assert_fields(OBJECT, FIELDS, sizeof(FIELDS) / sizeof(FIELDS)[0])

/* What docs/result-schema.md promises. */
static void assert_documented(const json_t *root)
{
    static const struct field document[] = {
        {"schema", "i"},     {"revision", "s"}, {"command", "s"},       {"suite", "s"},
        {"strict", "b"},     {"jobs", "i"},     {"specification", "i"}, {"seed", "i0"},
        {"started", "i"},    {"seconds", "n"},  {"interrupted", "b"},   {"planned", "i"},
        {"challenged", "i"}, {"shard", "i0"},   {"shards", "i0"},       {"times", "s0"},
        {"counts", "o"},     {"vm", "o"},       {"results", "a"},
    };
    static const struct field vms[] = {
        {"home", "s"},
        {"mode", "s0"},
        {"configuration", "s0"},
        {"arguments", "a"},
        {"name", "s"},
        {"vendor", "s"},
        {"version", "s"},
        {"info", "s"},
        {"specification", "i"},
        {"jvmti_version", "i"},
        {"libjvm", "s"},
        {"libjvm_sha256", "s"},
        {"arch", "s"},
        {"onload_capabilities", "a"},
        {"slug", "s"},
        {"live_capabilities", "a"},
        {"extension_events", "a"},
        {"extension_functions", "a"},
    };
    static const struct field outcomes[] = {
        {"id", "s"},           {"title", "s"},      {"repeat", "i"},     {"verdict", "s"},
        {"unrecorded", "s"},   {"end", "s0"},       {"reason", "s0"},    {"known", "s0"},
        {"known_class", "s0"}, {"overdue", "s0"},   {"challenge", "s0"}, {"rules", "a"},
        {"comparison", "a"},   {"omitted", "i"},    {"seconds", "n"},    {"exit_status", "i"},
        {"signal", "i"},       {"transcript", "o"}, {"stdout", "o"},     {"stderr", "o"},
        {"rerun", "s0"},       {"by_hand", "s0"},   {"kept", "s0"},
    };
    static const struct field streams[] = {{"lines", "a"}, {"cut", "b"}};
    static const struct field cited[] = {{"id", "s"}, {"level", "s"}, {"wording", "s"}};
    static const struct field compared[] = {
        {"kind", "s"}, {"text", "s"}, {"line", "i"}, {"rules", "a"}};
    ASSERT_FIELDS(root, document);
    ASSERT_FIELDS(json_object_get(root, "vm"), vms);
    assert_int_equal(json_object_size(json_object_get(root, "counts")), VERDICT_COUNT);
    size_t index;
    json_t *result;
    json_array_foreach (json_object_get(root, "results"), index, result) {
        ASSERT_FIELDS(result, outcomes);
        ASSERT_FIELDS(json_object_get(result, "stdout"), streams);
        ASSERT_FIELDS(json_array_get(json_object_get(result, "rules"), 0), cited);
        size_t place;
        json_t *line;
        json_array_foreach (json_object_get(result, "comparison"), place, line)
            ASSERT_FIELDS(line, compared);
    }
}

static void json(void **state)
{
    (void)state;
    char *text = written(sink_json, NULL);
    json_error_t error;
    json_t *root = json_loads(text, 0, &error);
    assert_non_null(root);
    assert_documented(root);
    json_t *results = json_object_get(root, "results");
    assert_int_equal(json_array_size(results), VERDICT_COUNT);
    json_t *fail = json_array_get(results, VERDICT_FAIL);
    assert_string_equal(json_string_value(json_object_get(fail, "verdict")), "FAIL");
    json_t *lines = json_object_get(fail, "comparison");
    assert_int_equal(json_array_size(lines), 3);
    json_t *lines_out = json_object_get(json_object_get(fail, "stdout"), "lines");
    assert_string_equal(json_string_value(json_array_get(lines_out, 1)), "\\x00 nul");
    assert_string_equal(json_string_value(json_array_get(lines_out, 2)), "half a line");
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
    struct sink *sink = sink_summary(stream);
    feed(sink, &run);
    assert_int_equal(sink->end(sink, &run), 0);
    sink->free(sink);
    fclose(stream);
    assert_printable(text);
    assert_non_null(strstr(text, "2 of 8 tests pass; 4 deviate; 1 deviates in a known way"));
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
    struct sink *sink = sink_summary(stream);
    assert_int_equal(sink->begin(sink, &run), 0);
    assert_int_equal(sink->end(sink, &run), 0);
    sink->free(sink);
    fclose(stream);
    assert_non_null(strstr(text, "nothing ran, so there is no verdict"));
    free(text);
}

/* Lines of a mebibyte are whole in JSON, and short where people read them. */
static void long_lines(void **state)
{
    (void)state;
    enum { LONG = 1 << 20, SHORT = 1 << 16 };
    struct sink *(*const sinks[])(const char *path) = {sink_tap, sink_junit, sink_json};
    char *text = xcalloc(LONG + 1, 1);
    memset(text, 0xff, LONG);
    struct diff_line line = {.kind = DIFF_EXTRA, .text = text};
    struct stream stream = {.bytes = text, .length = LONG};
    struct result result = {.id = "category/Subject/name",
                            .title = "title",
                            .verdict = VERDICT_FAIL,
                            .comparison = {.lines = &line, .count = 1},
                            .out = stream,
                            .err = stream};
    char *path = xprintf("%s/long", directory);
    for (size_t i = 0; i < sizeof sinks / sizeof sinks[0]; i++) {
        struct run run = a_run();
        struct stat status;
        struct sink *sink = sinks[i](path);
        assert_non_null(sink);
        assert_int_equal(sink->begin(sink, &run), 0);
        assert_int_equal(sink->result(sink, &run, &result), 0);
        assert_int_equal(sink->end(sink, &run), 0);
        sink->free(sink);
        assert_int_equal(stat(path, &status), 0);
        if (sinks[i] == sink_json)
            assert_true(status.st_size > 3 * 4 * LONG);
        else
            assert_true(status.st_size < SHORT);
        unlink(path);
    }
    free(path);
    free(text);
}

/* The cut stands between two characters. */
static void brief(void **state)
{
    (void)state;
    char bytes[1200];
    for (size_t i = 0; i < sizeof bytes; i += 3)
        memcpy(bytes + i, "\xe2\x82\xac", 3);
    char *text = utf8_brief(bytes, sizeof bytes);
    assert_memory_equal(text, bytes, 999);
    assert_string_equal(text + 999, "... and 201 more bytes");
    free(text);
    text = utf8_brief(bytes, 999);
    assert_int_equal(strlen(text), 999);
    free(text);
}

/* A report that does not come to its end leaves no file. */
static void abandoned(void **state)
{
    (void)state;
    struct sink *(*const sinks[])(const char *path) = {sink_tap, sink_junit, sink_json};
    char *path = xprintf("%s/parts/report", directory);
    char *parts = xprintf("%s/parts", directory);
    assert_int_equal(mkdir(parts, 0777), 0);
    for (size_t i = 0; i < sizeof sinks / sizeof sinks[0]; i++) {
        struct run run = a_run();
        struct sink *sink = sinks[i](path);
        assert_non_null(sink);
        feed(sink, &run);
        sink->free(sink);
    }
    assert_int_equal(rmdir(parts), 0);
    free(parts);
    free(path);
}

/* A device that is full, before the buffer of the stream is, and behind it. */
static void full(void **state)
{
    (void)state;
    struct sink *(*const sinks[])(const char *path) = {sink_tap, sink_junit, sink_json};
    for (size_t i = 0; i < 2 * (sizeof sinks / sizeof sinks[0]); i++) {
        struct run run = a_run();
        struct result result = {.id = "category/Subject/name",
                                .title = "title",
                                .verdict = VERDICT_ERROR,
                                .out = a_stream()};
        struct sink *sink = sinks[i / 2]("/dev/full");
        assert_non_null(sink);
        errno = 0;
        int status = sink->begin(sink, &run);
        for (int results = 0; status == 0 && i % 2 == 1 && results < 1000; results++)
            status = sink->result(sink, &run, &result);
        if (status == 0)
            status = sink->end(sink, &run);
        assert_int_equal(status, -1);
        assert_int_equal(errno, ENOSPC);
        sink->free(sink);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tap),       cmocka_unit_test(junit),       cmocka_unit_test(json),
        cmocka_unit_test(report),    cmocka_unit_test(nothing_ran), cmocka_unit_test(full),
        cmocka_unit_test(abandoned), cmocka_unit_test(long_lines),  cmocka_unit_test(brief),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
