/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/dossier_reports.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/json_text.h"
#include "base/status.h"
#include "base/text.h"
#include "sinks/result_json.h"
#include "sinks/sink.h"

static char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? xstrdup(text) : NULL;
}

static int64_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* As much of the JVM as the reports have of it. */
static struct vm vm_of(const json_t *object)
{
    const char *foreign = json_string_value(json_object_get(object, "foreign"));
    return (struct vm){.home = text_in(object, "home"),
                       .name = text_in(object, "name"),
                       .vendor = text_in(object, "vendor"),
                       .version = text_in(object, "version"),
                       .arch = text_in(object, "arch"),
                       .port.architecture = foreign,
                       .port.built = foreign != NULL ? xstrdup("") : NULL};
}

static int write_results(struct sink *sink, const struct run *run, const json_t *document,
                         const struct rules *rules)
{
    size_t index;
    json_t *object;
    int failed = sink->begin(sink, run);
    json_array_foreach (json_object_get(document, "results"), index, object) {
        struct result result;
        result_from_json(&result, object, rules);
        if (failed == 0 && result.id != NULL && result.title != NULL)
            failed = sink->result(sink, run, &result);
        result_replayed_free(&result);
    }
    return failed == 0 ? sink->end(sink, run) : -1;
}

static bool is_same(const char *directory, const char *name, const char *path)
{
    size_t length = 0, made_length = 0;
    char *text = file_read_foreign(directory, name, &length);
    char *made = file_read(path, &made_length);
    bool same = text != NULL && made != NULL && length == made_length
                && memcmp(text, made, length) == 0;
    free(made);
    free(text);
    return same;
}

int dossier_reports_check(const char *directory, const char *name, const json_t *document,
                          const struct rules *rules, struct strings *problems)
{
    static const struct {
        const char *end;
        struct sink *(*open)(const char *);
    } forms[] = {{"tap", sink_tap}, {"xml", sink_junit}};
    const char *temporary = getenv("TMPDIR");
    char *place = xprintf("%s/assay-verify-XXXXXX", temporary != NULL ? temporary : "/tmp");
    if (mkdtemp(place) == NULL) {
        complain("cannot make %s: %s", place, strerror(errno));
        free(place);
        return -1;
    }
    struct vm vm = vm_of(json_object_get(document, "vm"));
    char *revision = text_in(document, "revision"), *command = text_in(document, "command");
    struct run run = {.vm = &vm,
                      .revision = revision,
                      .command_line = command,
                      .spec = (int)number_in(document, "specification"),
                      .started = number_in(document, "started"),
                      .seconds = json_number_value(json_object_get(document, "seconds")),
                      .planned = (size_t)number_in(document, "planned")};
    int failed = 0;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0] && failed == 0; i++) {
        char *path = xprintf("%s/report.%s", place, forms[i].end);
        char *report = xprintf("%.*s%s", (int)(strlen(name) - strlen("json")), name, forms[i].end);
        struct sink *sink = forms[i].open(path);
        failed = sink == NULL || write_results(sink, &run, document, rules) != 0 ? -1 : 0;
        if (failed != 0)
            complain("cannot write %s: %s", path, strerror(errno));
        else if (!is_same(directory, report, path))
            strings_add(problems, xstrdup(report));
        if (sink != NULL)
            sink->free(sink);
        free(report);
        free(path);
    }
    directory_remove(place);
    vm_free(&vm);
    free(command);
    free(revision);
    free(place);
    return failed;
}
