/* SPDX-License-Identifier: Apache-2.0 */
#include "ask/answers.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "base/utf8.h"

/* ---- The store ---------------------------------------------------------- */

json_t *answers_new(void)
{
    return json_pack("{s:[], s:{}}", "vms", "answers");
}

/* All text that comes in is plain: it may go to a terminal, and be what no JVM of ours said. */
static json_t *plain(const char *text)
{
    char *copy = utf8_plain(text, strlen(text));
    json_t *string = json_string(copy);
    free(copy);
    return string;
}

static bool has_label(const json_t *vms, const char *label)
{
    size_t index;
    json_t *item;
    json_array_foreach (vms, index, item)
        if (strcmp(json_string_value(item), label) == 0)
            return true;
    return false;
}

/* "25.412-b08" of release 8 is 8.0.412; a build number says little. */
static char *short_version(const struct vm *vm)
{
    bool eight = vm->spec == 8 && strncmp(vm->version, "25.", 3) == 0;
    const char *start = eight ? vm->version + 3 : vm->version;
    size_t length = eight ? strcspn(start, "-") : strcspn(start, "+");
    char *version = utf8_plain(start, length);
    char *whole = xprintf("%s%s", eight ? "8.0." : "", version);
    free(version);
    return whole;
}

const char *answers_add_vm(json_t *answers, const struct vm *vm)
{
    json_t *vms = json_object_get(answers, "vms");
    char *version = short_version(vm);
    const char *kind = strstr(vm->name, "Zero") != NULL ? " Zero" : "";
    char *label = xprintf("%s%s", version, kind);
    for (unsigned number = 2; has_label(vms, label); number++) {
        free(label);
        label = xprintf("%s%s #%u", version, kind, number);
    }
    json_array_append_new(vms, json_string(label));
    free(label);
    free(version);
    return json_string_value(json_array_get(vms, json_array_size(vms) - 1));
}

void answers_put(json_t *answers, const char *id, const char *label, const struct strings *lines)
{
    json_t *all = json_object_get(answers, "answers");
    json_t *by_vm = json_object_get(all, id);
    if (by_vm == NULL) {
        by_vm = json_object();
        json_object_set_new(all, id, by_vm);
    }
    json_t *list = json_array();
    for (size_t i = 0; i < lines->count; i++)
        json_array_append_new(list, plain(lines->items[i]));
    json_object_set_new(by_vm, label, list);
}

/* ---- Groups of JVMs with one answer ------------------------------------- */

struct group {
    const json_t *lines;
    struct strings labels;
};

struct groups {
    struct group *items;
    size_t count;
};

static struct groups groups_of(const json_t *answers, const char *id)
{
    struct groups groups = {0};
    const json_t *by_vm = json_object_get(json_object_get(answers, "answers"), id);
    size_t index;
    json_t *vm;
    json_array_foreach (json_object_get(answers, "vms"), index, vm) {
        const json_t *lines = json_object_get(by_vm, json_string_value(vm));
        if (lines == NULL)
            continue;
        size_t i = 0;
        while (i < groups.count && !json_equal(groups.items[i].lines, lines))
            i++;
        if (i == groups.count) {
            groups.items = xrealloc(groups.items, (groups.count + 1) * sizeof *groups.items);
            groups.items[groups.count++] = (struct group){.lines = lines};
        }
        strings_add(&groups.items[i].labels, xstrdup(json_string_value(vm)));
    }
    return groups;
}

static void groups_free(struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++)
        strings_free(&groups->items[i].labels);
    free(groups->items);
}

/* Whether the second is the Zero VM of the first. */
static bool is_pair(const char *label, const char *next)
{
    size_t length = strlen(label);
    return strncmp(label, next, length) == 0 && strcmp(next + length, " Zero") == 0;
}

static char *joined(const struct strings *labels)
{
    char *text = xstrdup("");
    for (size_t i = 0; i < labels->count; i++) {
        bool pair = i + 1 < labels->count && is_pair(labels->items[i], labels->items[i + 1]);
        char *longer = xprintf("%s%s%s%s", text, *text != '\0' ? ", " : "", labels->items[i],
                               pair ? " and Zero" : "");
        i += pair;
        free(text);
        text = longer;
    }
    return text;
}

/* An answer that is a remark: why there is none. */
static bool is_note(const struct group *group)
{
    const char *first = json_string_value(json_array_get(group->lines, 0));
    return json_array_size(group->lines) == 1 && first != NULL && *first == '(';
}

/* ---- The file ------------------------------------------------------------- */

/* JVMs with one answer share it in the file. */
json_t *answers_packed(const json_t *answers)
{
    json_t *all = json_object(), *by_vm;
    const char *id;
    json_object_foreach (json_object_get(answers, "answers"), id, by_vm) {
        struct groups groups = groups_of(answers, id);
        json_t *list = json_array();
        for (size_t i = 0; i < groups.count; i++) {
            json_t *vms = json_array();
            for (size_t j = 0; j < groups.items[i].labels.count; j++)
                json_array_append_new(vms, json_string(groups.items[i].labels.items[j]));
            json_array_append_new(
                list, json_pack("{s:o, s:O}", "vms", vms, "lines", groups.items[i].lines));
        }
        groups_free(&groups);
        json_object_set_new(all, id, list);
    }
    return json_pack("{s:O, s:o}", "vms", json_object_get(answers, "vms"), "answers", all);
}

/* A copy of a list of strings, NULL if it is none. */
static json_t *plain_list(const json_t *list)
{
    json_t *copy = json_is_array(list) ? json_array() : NULL;
    size_t index;
    json_t *item;
    json_array_foreach (list, index, item) {
        if (!json_is_string(item)) {
            json_decref(copy);
            return NULL;
        }
        json_array_append_new(copy, plain(json_string_value(item)));
    }
    return copy;
}

/* Enters a group under the label of each of its JVMs. */
static int unpack_group(json_t *by_vm, const json_t *group)
{
    json_t *labels = plain_list(json_object_get(group, "vms")), *label;
    json_t *lines = plain_list(json_object_get(group, "lines"));
    size_t index;
    int result = labels != NULL && lines != NULL ? 0 : -1;
    if (result == 0)
        json_array_foreach (labels, index, label)
            json_object_set(by_vm, json_string_value(label), lines);
    json_decref(labels);
    json_decref(lines);
    return result;
}

/* Returns the store, or NULL if it is no packed form of one. */
static json_t *unpack(json_t *packed)
{
    json_t *vms = plain_list(json_object_get(packed, "vms"));
    json_t *from = json_object_get(packed, "answers"), *all = json_object();
    int result = vms != NULL && json_is_object(from) ? 0 : -1;
    const char *id;
    json_t *groups, *group;
    size_t index;
    json_object_foreach (from, id, groups) {
        json_t *by_vm = json_object();
        json_array_foreach (groups, index, group)
            result |= unpack_group(by_vm, group);
        json_object_set_new(all, id, by_vm);
    }
    if (result == 0)
        return json_pack("{s:o, s:o}", "vms", vms, "answers", all);
    json_decref(vms);
    json_decref(all);
    return NULL;
}

json_t *answers_read(const char *path)
{
    json_error_t error;
    json_t *packed = json_load_file(path, 0, &error);
    json_t *answers = packed != NULL ? unpack(packed) : NULL;
    if (answers == NULL)
        complain("%s: %s", path, packed == NULL ? error.text : "this is no record of answers");
    json_decref(packed);
    return answers;
}

/* ---- Lines "what: answer" ----------------------------------------------- */

/* Length of what stands before ": ", or 0. */
static size_t key_length(const char *line)
{
    const char *colon = strstr(line, ": ");
    return colon != NULL ? (size_t)(colon - line) : 0;
}

static const char *find(const json_t *lines, const char *key, size_t length)
{
    size_t index;
    json_t *line;
    json_array_foreach (lines, index, line) {
        const char *text = json_string_value(line);
        if (key_length(text) == length && strncmp(text, key, length) == 0)
            return text + length + 2;
    }
    return NULL;
}

/* Whether every line has a key, and none twice, so that they make a table. */
static bool is_table(const struct groups *groups)
{
    bool any = false;
    for (size_t i = 0; i < groups->count; i++) {
        if (is_note(&groups->items[i]))
            continue;
        any = true;
        size_t index;
        json_t *line;
        json_array_foreach (groups->items[i].lines, index, line) {
            const char *text = json_string_value(line);
            size_t length = key_length(text);
            if (length == 0 || find(groups->items[i].lines, text, length) != text + length + 2)
                return false;
        }
    }
    return any;
}

/* The keys of all groups, in the order in which they come. */
static void add_keys(struct strings *keys, const struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++) {
        if (is_note(&groups->items[i]))
            continue;
        size_t index;
        json_t *line;
        json_array_foreach (groups->items[i].lines, index, line) {
            const char *text = json_string_value(line);
            char *key = xprintf("%.*s", (int)key_length(text), text);
            bool known = false;
            for (size_t k = 0; k < keys->count; k++)
                known |= strcmp(keys->items[k], key) == 0;
            if (known)
                free(key);
            else
                strings_add(keys, key);
        }
    }
}

/* ---- On a terminal ------------------------------------------------------ */

static void show_lines(FILE *stream, const json_t *lines, const char *indent)
{
    size_t index;
    json_t *line;
    json_array_foreach (lines, index, line)
        fprintf(stream, "%s%s\n", indent, json_string_value(line));
}

static const char *value_of(const struct group *group, const char *key)
{
    const char *value = find(group->lines, key, strlen(key));
    return value != NULL ? value : "-";
}

/* Whether an earlier group gives the same answer. */
static bool told_before(const struct groups *groups, size_t index, const char *key)
{
    for (size_t i = 0; i < index; i++)
        if (!is_note(&groups->items[i])
            && strcmp(value_of(&groups->items[i], key), value_of(&groups->items[index], key)) == 0)
            return true;
    return false;
}

/* Below each key the answers, each with the letters of the groups that give it. */
static void show_table(FILE *stream, const struct groups *groups)
{
    struct strings keys = {0};
    add_keys(&keys, groups);
    for (size_t k = 0; k < keys.count; k++) {
        fprintf(stream, "    %s\n", keys.items[k]);
        for (size_t i = 0; i < groups->count; i++) {
            if (is_note(&groups->items[i]) || told_before(groups, i, keys.items[k]))
                continue;
            const char *value = value_of(&groups->items[i], keys.items[k]);
            fputs("        ", stream);
            for (size_t j = i; j < groups->count; j++)
                if (!is_note(&groups->items[j])
                    && strcmp(value_of(&groups->items[j], keys.items[k]), value) == 0)
                    fputc((int)('A' + j % 26), stream);
            fprintf(stream, "  %s\n", value);
        }
    }
    strings_free(&keys);
}

void answers_show(FILE *stream, const json_t *answers, const struct experiment *experiment)
{
    struct groups groups = groups_of(answers, experiment->test.id);
    fprintf(stream, "%s\n  %s\n", experiment->test.id, experiment->test.descriptor->title);
    bool table = groups.count > 1 && is_table(&groups);
    for (size_t i = 0; i < groups.count; i++) {
        char *labels = joined(&groups.items[i].labels);
        fprintf(stream, "  %c  %s\n", (int)('A' + i % 26), labels);
        free(labels);
        if (!table || is_note(&groups.items[i]))
            show_lines(stream, groups.items[i].lines, "       ");
    }
    if (table)
        show_table(stream, &groups);
    fputc('\n', stream);
    groups_free(&groups);
}

/* ---- As a page ---------------------------------------------------------- */

/* Text of a cell: nothing in it is markup. */
static void put_cell(FILE *stream, const char *text)
{
    for (; *text != '\0'; text++) {
        if (strchr("\\`*_{}[]<>|", *text) != NULL)
            fputc('\\', stream);
        fputc(*text, stream);
    }
}

static void put_table(FILE *stream, const struct groups *groups, size_t vms)
{
    struct strings keys = {0};
    add_keys(&keys, groups);
    fputs("\n| |", stream);
    for (size_t i = 0; i < groups->count; i++) {
        const struct group *group = &groups->items[i];
        char *labels = group->labels.count == vms ? xstrdup("all") : joined(&group->labels);
        if (!is_note(group))
            fprintf(stream, " %s |", labels);
        free(labels);
    }
    fputs("\n|---|", stream);
    for (size_t i = 0; i < groups->count; i++)
        fputs(is_note(&groups->items[i]) ? "" : "---|", stream);
    for (size_t k = 0; k < keys.count; k++) {
        fputs("\n| ", stream);
        put_cell(stream, keys.items[k]);
        fputs(" |", stream);
        for (size_t i = 0; i < groups->count; i++) {
            if (is_note(&groups->items[i]))
                continue;
            fputc(' ', stream);
            put_cell(stream, value_of(&groups->items[i], keys.items[k]));
            fputs(" |", stream);
        }
    }
    fputc('\n', stream);
    strings_free(&keys);
}

/* A column of answers that are no table, or a remark. */
static void put_lines(FILE *stream, const struct group *group, size_t vms)
{
    char *labels = group->labels.count == vms ? xstrdup("All") : joined(&group->labels);
    fprintf(stream, "\n%s:%s\n", labels, is_note(group) ? "" : "\n");
    show_lines(stream, group->lines, is_note(group) ? "" : "    ");
    free(labels);
}

/* A figure of the experiment, if there is one beside the page. */
static void put_figure(FILE *stream, const struct experiment *experiment, const char *directory)
{
    char *name = xprintf("figures/%s.svg", experiment->test.id);
    *strchr(name + strlen("figures/"), '/') = '-';
    char *path = xprintf("%s/%s", directory, name);
    if (access(path, F_OK) == 0)
        fprintf(stream, "\n![%s](%s)\n", experiment->test.descriptor->title, name);
    free(path);
    free(name);
}

static void put_experiment(FILE *stream, const json_t *answers, const struct experiment *experiment,
                           const char *directory)
{
    struct groups groups = groups_of(answers, experiment->test.id);
    if (groups.count > 0) {
        fprintf(stream, "\n### %s\n\n**%s**\n\n%s\n\n*About:* ", experiment->test.id,
                experiment->test.descriptor->title, experiment->why);
        put_cell(stream, experiment->passages);
        fputc('\n', stream);
        put_figure(stream, experiment, directory);
    }
    size_t vms = json_array_size(json_object_get(answers, "vms"));
    bool table = is_table(&groups);
    if (groups.count > 0 && table)
        put_table(stream, &groups, vms);
    for (size_t i = 0; i < groups.count; i++)
        if (!table || is_note(&groups.items[i]))
            put_lines(stream, &groups.items[i], vms);
    groups_free(&groups);
}

static char *subject_of(const char *id)
{
    return xprintf("%.*s", (int)strcspn(id, "/"), id);
}

void answers_page(FILE *stream, const json_t *answers, const struct experiments *experiments,
                  const char *directory)
{
    struct strings labels = {0};
    size_t index;
    json_t *item;
    json_array_foreach (json_object_get(answers, "vms"), index, item)
        strings_add(&labels, xstrdup(json_string_value(item)));
    char *vms = joined(&labels);
    fprintf(
        stream,
        "# What JVMs do where the specification leaves it open\n\n"
        "Made by `make experiments` from `suites/experiments/answers.json`: write nothing here.\n"
        "`assay ask [EXPERIMENT] --jdk DIR` asks other JVMs. No answer is right or wrong:\n"
        "each experiment is about something that the specification leaves open or says\n"
        "unclearly, and that tools come to depend on.\n\nAsked: %s.\n\n",
        vms);
    for (size_t i = 0; i < experiments->count; i++) {
        const char *id = experiments->items[i].test.id;
        fprintf(stream, "- [%s](#%.*s%s): %s\n", id, (int)strcspn(id, "/"), id,
                id + strcspn(id, "/") + 1, experiments->items[i].test.descriptor->title);
    }
    char *last = xstrdup("");
    for (size_t i = 0; i < experiments->count; i++) {
        char *subject = subject_of(experiments->items[i].test.id);
        if (strcmp(subject, last) != 0)
            fprintf(stream, "\n## %s\n", subject);
        free(last);
        last = subject;
        put_experiment(stream, answers, &experiments->items[i], directory);
    }
    free(last);
    free(vms);
    strings_free(&labels);
}
