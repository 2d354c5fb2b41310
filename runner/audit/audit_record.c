/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit_record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/directories.h"
#include "base/json_file.h"
#include "base/output_file.h"
#include "revision.h"

enum { SCHEMA_VERSION = 2 };

static json_t *list_of(const struct strings *strings)
{
    json_t *list = json_array();
    for (size_t i = 0; i < strings->count; i++)
        json_array_append_new(list, json_string(strings->items[i]));
    return list;
}

static void set_text(json_t *object, const char *key, const char *text)
{
    if (text != NULL)
        json_object_set_new(object, key, json_string(text));
}

static json_t *fault_object(const struct audited *item)
{
    json_t *object = json_object();
    set_text(object, "id", item->entry->id);
    set_text(object, "subject", item->entry->subject);
    set_text(object, "category", item->category);
    set_text(object, "kind", item->entry->kind);
    set_text(object, "what", item->entry->what);
    set_text(object, "status", fault_status_name(item->status));
    if (item->by != NULL) {
        set_text(object, "by", item->by);
        set_text(object, "verdict", verdict_name(item->verdict));
    }
    set_text(object, "accepted", item->excuse);
    set_text(object, "broken", item->broken);
    json_object_set_new(object, "tried", list_of(&item->tried));
    json_object_set_new(object, "runs", json_integer(item->runs));
    json_object_set_new(object, "seconds", json_real(item->seconds));
    return object;
}

static json_t *test_object(const struct audit *audit, const char *id,
                           const struct baseline *baseline)
{
    json_t *object = json_object();
    set_text(object, "id", id);
    json_object_set_new(object, "usable", json_boolean(baseline->usable));
    json_object_set_new(object, "seconds", json_real(baseline->seconds));
    if (audit->branches == NULL) {
        json_object_set_new(object, "words", list_of(&baseline->words));
    } else if (baseline->usable) {
        char *reached = reach_text(&baseline->reach, audit->branches);
        set_text(object, "reached", reached);
        free(reached);
    }
    return object;
}

static json_t *document(const struct audit *audit, const struct vm *vm)
{
    json_t *faults = json_array();
    json_t *tests = json_array();
    for (size_t i = 0; i < audit->count; i++)
        json_array_append_new(faults, fault_object(&audit->items[i]));
    for (size_t i = 0; i < audit->plan->count; i++)
        if (audit->baseline[i].known)
            json_array_append_new(
                tests, test_object(audit, audit->plan->items[i].id, &audit->baseline[i]));
    json_t *root = json_object();
    json_object_set_new(root, "audit", json_integer(SCHEMA_VERSION));
    set_text(root, "revision", ASSAY_REVISION);
    set_text(root, "name", vm->name);
    set_text(root, "version", vm->version);
    set_text(root, "libjvm_sha256", vm->libjvm_sha256);
    if (audit->branches != NULL)
        set_text(root, "branches", branch_table_digest(audit->branches));
    json_object_set_new(root, "globs", list_of(audit->globs));
    json_object_set_new(root, "most_tests", json_integer(audit->most_tests));
    json_object_set_new(root, "seconds", json_real(audit->seconds));
    json_object_set_new(root, "runs", json_integer((json_int_t)audit->runs));
    json_object_set_new(root, "interrupted", json_boolean(audit->interrupted || audit->broken_off));
    json_object_set_new(root, "faults", faults);
    json_object_set_new(root, "tests", tests);
    return root;
}

static struct output_file *open_record(const char *path)
{
    return make_parents(path) == 0 ? output_file_open(path) : NULL;
}

int audit_writable(const char *path)
{
    struct output_file *file = open_record(path);
    if (file == NULL) {
        complain("cannot write %s: %s", path, strerror(errno));
        return -1;
    }
    output_file_free(file);
    return 0;
}

int audit_write(const struct audit *audit, const struct vm *vm, const char *path)
{
    struct output_file *file = open_record(path);
    int result = -1;
    if (file != NULL) {
        json_t *root = document(audit, vm);
        if (json_dumpf(root, output_file_stream(file), JSON_INDENT(1)) == 0
            && fputc('\n', output_file_stream(file)) != EOF && output_file_commit(file) == 0)
            result = 0;
        json_decref(root);
    }
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void add_list(struct strings *strings, const json_t *list)
{
    const json_t *text;
    size_t index;
    json_array_foreach (list, index, text)
        if (json_is_string(text))
            strings_add(strings, xstrdup(json_string_value(text)));
}

static enum verdict verdict_named(const char *name)
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (strcmp(verdict_name((enum verdict)verdict), name) == 0)
            return (enum verdict)verdict;
    return VERDICT_FAIL;
}

static void take_fault(struct audited *item, const json_t *object, bool same)
{
    for (int status = FAULT_DETECTED; status < FAULT_STATUSES; status++)
        if (strcmp(fault_status_name((enum fault_status)status), text_in(object, "status")) == 0
            && (same || status == FAULT_DETECTED))
            item->status = (enum fault_status)status;
    if (item->status == FAULT_OPEN)
        return;
    if (item->status == FAULT_DETECTED) {
        item->by = xstrdup(text_in(object, "by"));
        item->verdict = verdict_named(text_in(object, "verdict"));
    }
    if (*text_in(object, "broken") != '\0')
        item->broken = xstrdup(text_in(object, "broken"));
    add_list(&item->tried, json_object_get(object, "tried"));
    item->runs = (unsigned)json_integer_value(json_object_get(object, "runs"));
    item->seconds = json_number_value(json_object_get(object, "seconds"));
}

/* Both lists have the order of the catalogues, but each may lack some of the other: what is
 * looked for is mostly right behind what was found last. */
static void take_faults(struct audit *audit, const json_t *list, bool same)
{
    const json_t *object;
    size_t index;
    size_t next = 0;
    json_array_foreach (list, index, object) {
        const char *id = text_in(object, "id");
        for (size_t i = 0; i < audit->count; i++) {
            struct audited *item = &audit->items[(next + i) % audit->count];
            if (strcmp(item->entry->id, id) != 0)
                continue;
            take_fault(item, object, same);
            next = (size_t)(item - audit->items) + 1;
            break;
        }
    }
}

/* What the run without a fault reported. */
static void take_test(const struct audit *audit, struct baseline *baseline, const json_t *object)
{
    if (baseline->known)
        return;
    baseline->known = true;
    baseline->usable = json_is_true(json_object_get(object, "usable"));
    baseline->seconds = json_number_value(json_object_get(object, "seconds"));
    add_list(&baseline->words, json_object_get(object, "words"));
    if (baseline->usable && audit->branches != NULL)
        baseline->usable = reach_parse(&baseline->reach, audit->branches,
                                       text_in(object, "reached"));
}

static void take_tests(struct audit *audit, const json_t *list)
{
    const struct plan *plan = audit->plan;
    const json_t *object;
    size_t index;
    size_t next = 0;
    json_array_foreach (list, index, object) {
        const char *id = text_in(object, "id");
        for (size_t i = 0; i < plan->count; i++) {
            size_t planned = (next + i) % plan->count;
            if (strcmp(plan->items[planned].id, id) != 0)
                continue;
            take_test(audit, &audit->baseline[planned], object);
            next = planned + 1;
            break;
        }
    }
}

/* Faults in the JVM's machine code mean the same on the very same build only. Returns what
 * is wrong with the record, or NULL. */
static const char *why_not(const struct audit *audit, const struct vm *vm, const json_t *root)
{
    if (json_integer_value(json_object_get(root, "audit")) != SCHEMA_VERSION)
        return "this is no record of an audit, or one of another version";
    if ((json_object_get(root, "branches") != NULL) != (audit->branches != NULL))
        return audit->branches != NULL ? "this is no record of an audit of branches"
                                       : "this is the record of an audit of branches";
    if (audit->branches != NULL && strcmp(text_in(root, "libjvm_sha256"), vm->libjvm_sha256) != 0)
        return "this is the record of another build of the JVM";
    return NULL;
}

/* Whether the same tests judged on the same JVM: the revision of the suite, the globs of its
 * tests, how many a fault was put before, and the digest of the JVM. */
static bool is_same(const struct audit *audit, const struct vm *vm, const json_t *root)
{
    const char *revision = text_in(root, "revision");
    const json_int_t most = json_integer_value(json_object_get(root, "most_tests"));
    json_t *globs = list_of(audit->globs);
    bool same = strcmp(revision, ASSAY_REVISION) == 0 && strstr(revision, "dirty") == NULL
                && strcmp(text_in(root, "libjvm_sha256"), vm->libjvm_sha256) == 0
                && most == audit->most_tests && json_equal(globs, json_object_get(root, "globs"));
    json_decref(globs);
    return same;
}

int audit_resume(struct audit *audit, const struct vm *vm, const char *path)
{
    json_t *root = json_file_load(path);
    if (root == NULL)
        return -1;
    int result = 0;
    bool same = is_same(audit, vm, root);
    const char *problem = why_not(audit, vm, root);
    if (problem != NULL) {
        complain("%s: %s", path, problem);
        result = -1;
    } else if (strcmp(text_in(root, "version"), vm->version) != 0
               || strcmp(text_in(root, "name"), vm->name) != 0) {
        complain("%s: this is the record of another JVM, %s %s", path, text_in(root, "name"),
                 text_in(root, "version"));
        result = -1;
    } else {
        take_faults(audit, json_object_get(root, "faults"), same);
        if (same
            && (audit->branches == NULL
                || strcmp(text_in(root, "branches"), branch_table_digest(audit->branches)) == 0))
            take_tests(audit, json_object_get(root, "tests"));
    }
    json_decref(root);
    return result;
}
