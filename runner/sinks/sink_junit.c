/* SPDX-License-Identifier: Apache-2.0 */

/*
 * JUnit XML as CI systems read it: a test suite for the JVM, a test case for each
 * result. The counts stand in the suite's first tag, so the cases are in a file of
 * their own until the end.
 */
#include <errno.h>
#include <libxml/xmlwriter.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/lines.h"
#include "base/output_file.h"
#include "base/spool.h"
#include "base/text.h"
#include "base/utf8.h"
#include "sinks/failure_text.h"
#include "sinks/sink.h"

struct junit {
    struct sink sink;
    struct output_file *file;
    FILE *cases;
    xmlTextWriterPtr writer; /* into `cases` */
    size_t failures, errors, skipped, written;
    bool several; /* JVMs whose files are read together */
};

static void put_attribute(xmlTextWriterPtr writer, const char *name, const char *value)
{
    char *plain = utf8_plain(value, strlen(value));
    xmlTextWriterWriteAttribute(writer, BAD_CAST name, BAD_CAST plain);
    free(plain);
}

static void put_seconds(xmlTextWriterPtr writer, double seconds)
{
    xmlTextWriterWriteFormatAttribute(writer, BAD_CAST "time", "%.3f", seconds);
}

static void put_property(xmlTextWriterPtr writer, const char *name, const char *value)
{
    xmlTextWriterStartElement(writer, BAD_CAST "property");
    put_attribute(writer, "name", name);
    put_attribute(writer, "value", value);
    xmlTextWriterEndElement(writer);
}

/* In a class name, dots separate packages. */
static char *package_of(const struct vm *vm)
{
    char *name = xprintf("%s.", vm->slug);
    for (char *c = name; c[1] != '\0'; c++)
        if (*c == '.')
            *c = '_';
    return name;
}

/* "thread.GetThreadState" and "parked" of "thread/GetThreadState/parked"; if it is one of several JVMs,
 * with the JVM before it. */
static void put_names(xmlTextWriterPtr writer, const struct result *result,
                      const struct vm *several)
{
    char *package = several != NULL ? package_of(several) : xstrdup("");
    char *name = failure_text_name(result);
    char *slash = strrchr(name, '/');
    if (slash != NULL) {
        *slash = '\0';
        for (char *c = name; *c != '\0'; c++)
            if (*c == '/')
                *c = '.';
        char *class_name = xprintf("%s%s", package, name);
        put_attribute(writer, "classname", class_name);
        free(class_name);
        put_attribute(writer, "name", slash + 1);
    } else {
        put_attribute(writer, "classname", "assay");
        put_attribute(writer, "name", name);
    }
    free(name);
    free(package);
}

static char *story_text(const struct result *result)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    if (stream == NULL)
        return xstrdup("");
    failure_text_print(stream, "", result, false);
    fclose(stream);
    return text;
}

static void put_problem(xmlTextWriterPtr writer, const char *element, const struct result *result)
{
    const char *verdict = verdict_name(result->verdict);
    xmlTextWriterStartElement(writer, BAD_CAST element);
    put_attribute(writer, "type", verdict);
    put_attribute(writer, "message", result->reason != NULL ? result->reason : result->title);
    char *text = story_text(result);
    xmlTextWriterWriteString(writer, BAD_CAST text);
    free(text);
    xmlTextWriterEndElement(writer);
}

static void put_skipped(xmlTextWriterPtr writer, const char *prefix, const char *reason)
{
    char *message = xprintf("%s%s", prefix, reason != NULL ? reason : "");
    xmlTextWriterStartElement(writer, BAD_CAST "skipped");
    put_attribute(writer, "message", message);
    xmlTextWriterEndElement(writer);
    free(message);
}

static void put_stream(xmlTextWriterPtr writer, const char *element, const struct stream *stream)
{
    if (stream->length == 0)
        return;
    enum { LINES = 200 };
    xmlTextWriterStartElement(writer, BAD_CAST element);
    size_t position = line_tail(stream, LINES);
    char *line;
    while ((line = line_next(stream, &position, utf8_brief)) != NULL) {
        xmlTextWriterWriteString(writer, BAD_CAST line);
        xmlTextWriterWriteString(writer, BAD_CAST "\n");
        free(line);
    }
    xmlTextWriterEndElement(writer);
}

static int begin(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static int add_case(struct sink *sink, const struct run *run, const struct result *result)
{
    struct junit *junit = (struct junit *)sink;
    xmlTextWriterPtr writer = junit->writer;
    xmlTextWriterStartElement(writer, BAD_CAST "testcase");
    put_names(writer, result, junit->several ? run->vm : NULL);
    put_seconds(writer, result->seconds);
    enum verdict verdict = result->verdict;
    bool challenged = result->challenge != NULL && verdict != VERDICT_NA;
    if (challenged) {
        put_skipped(writer, "challenged: ", result->challenge);
        junit->skipped++;
        verdict = VERDICT_PASS;
    }
    switch (verdict) {
    case VERDICT_NA:
        put_skipped(writer, "not applicable: ", result->reason);
        junit->skipped++;
        break;
    case VERDICT_KNOWN:
        put_skipped(writer, "known deviation ", result->known);
        junit->skipped++;
        break;
    case VERDICT_ERROR:
        put_problem(writer, "error", result);
        junit->errors++;
        break;
    case VERDICT_PASS:
    case VERDICT_WEAK:
    case VERDICT_FIXED:
        break;
    default:
        put_problem(writer, "failure", result);
        junit->failures++;
    }
    if (result->verdict == VERDICT_WEAK) {
        char *text = story_text(result);
        xmlTextWriterWriteElement(writer, BAD_CAST "system-out", BAD_CAST text);
        free(text);
    } else if (failure_text_is_due(result)) {
        put_stream(writer, "system-out", &result->out);
        put_stream(writer, "system-err", &result->err);
    }
    if (xmlTextWriterEndElement(writer) < 0 || xmlTextWriterFlush(writer) < 0
        || fflush(junit->cases) != 0) {
        errno = errno != 0 ? errno : EIO;
        return -1;
    }
    junit->written++;
    return 0;
}

static int put_suite(struct junit *junit, const struct run *run, xmlTextWriterPtr writer)
{
    char *name = xprintf("%s %s", run->vm->name, run->vm->version);
    char *when = date_text(run->started, "%Y-%m-%dT%H:%M:%S");
    xmlTextWriterStartElement(writer, BAD_CAST "testsuite");
    put_attribute(writer, "name", name);
    put_attribute(writer, "timestamp", when);
    free(when);
    xmlTextWriterWriteFormatAttribute(writer, BAD_CAST "tests", "%zu", junit->written);
    xmlTextWriterWriteFormatAttribute(writer, BAD_CAST "failures", "%zu", junit->failures);
    xmlTextWriterWriteFormatAttribute(writer, BAD_CAST "errors", "%zu", junit->errors);
    xmlTextWriterWriteFormatAttribute(writer, BAD_CAST "skipped", "%zu", junit->skipped);
    put_seconds(writer, run->seconds);
    xmlTextWriterStartElement(writer, BAD_CAST "properties");
    put_property(writer, "java.home", run->vm->home);
    put_property(writer, "java.vm.name", run->vm->name);
    put_property(writer, "java.vm.vendor", run->vm->vendor);
    put_property(writer, "java.vm.version", run->vm->version);
    put_property(writer, "os.arch", run->vm->arch);
    put_property(writer, "assay.revision", run->revision);
    put_property(writer, "assay.command", run->command_line);
    if (run->interrupted || run->stopped != NULL)
        put_property(writer, "assay.interrupted", "true");
    xmlTextWriterEndElement(writer);
    free(name);
    if (xmlTextWriterWriteRaw(writer, BAD_CAST "\n") < 0 || xmlTextWriterFlush(writer) < 0)
        return -1;
    if (spool_copy(junit->cases, output_file_stream(junit->file)) != 0)
        return -1;
    return xmlTextWriterEndElement(writer);
}

static int end(struct sink *sink, const struct run *run)
{
    struct junit *junit = (struct junit *)sink;
    FILE *stream = output_file_stream(junit->file);
    xmlOutputBufferPtr buffer = xmlOutputBufferCreateFile(stream, NULL);
    xmlTextWriterPtr writer = buffer != NULL ? xmlNewTextWriter(buffer) : NULL;
    if (writer == NULL) {
        errno = ENOMEM;
        return -1;
    }
    xmlTextWriterSetIndent(writer, 1);
    xmlTextWriterStartDocument(writer, NULL, "UTF-8", NULL);
    xmlTextWriterStartElement(writer, BAD_CAST "testsuites");
    errno = 0;
    bool failed = put_suite(junit, run, writer) < 0 || xmlTextWriterEndDocument(writer) < 0;
    int error = errno;
    xmlFreeTextWriter(writer);
    if (failed) {
        errno = error != 0 ? error : EIO;
        return -1;
    }
    return output_file_commit(junit->file);
}

static void release(struct sink *sink)
{
    struct junit *junit = (struct junit *)sink;
    xmlFreeTextWriter(junit->writer);
    fclose(junit->cases);
    output_file_free(junit->file);
    free(junit);
}

struct sink *sink_junit(const char *path)
{
    struct output_file *file = output_file_open(path);
    if (file == NULL)
        return NULL;
    struct junit *junit = xcalloc(1, sizeof *junit);
    junit->file = file;
    junit->cases = spool_open();
    xmlOutputBufferPtr buffer = junit->cases != NULL ? xmlOutputBufferCreateFile(junit->cases, NULL)
                                                     : NULL;
    junit->writer = buffer != NULL ? xmlNewTextWriter(buffer) : NULL;
    if (junit->writer == NULL) {
        int error = errno != 0 ? errno : ENOMEM;
        if (junit->cases != NULL)
            fclose(junit->cases);
        output_file_free(file);
        free(junit);
        errno = error;
        return NULL;
    }
    xmlTextWriterSetIndent(junit->writer, 1);
    junit->sink = (struct sink){begin, add_case, end, release, output_file_path(file)};
    return &junit->sink;
}

struct sink *sink_junit_of_several(const char *path)
{
    struct sink *sink = sink_junit(path);
    if (sink != NULL)
        ((struct junit *)sink)->several = true;
    return sink;
}
