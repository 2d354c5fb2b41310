/* SPDX-License-Identifier: Apache-2.0 */

/* Answers as a page of Markdown. */
#include "ask/answers.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ask/answer_groups.h"

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
    groups_keys(&keys, groups);
    fputs("\n| asked |", stream);
    for (size_t i = 0; i < groups->count; i++) {
        const struct group *group = &groups->items[i];
        char *labels = group->labels.count == vms ? xstrdup("all") : labels_joined(&group->labels);
        if (!group_is_note(group))
            fprintf(stream, " %s |", labels);
        free(labels);
    }
    fputs("\n|---|", stream);
    for (size_t i = 0; i < groups->count; i++)
        fputs(group_is_note(&groups->items[i]) ? "" : "---|", stream);
    for (size_t k = 0; k < keys.count; k++) {
        fputs("\n| ", stream);
        put_cell(stream, keys.items[k]);
        fputs(" |", stream);
        for (size_t i = 0; i < groups->count; i++) {
            if (group_is_note(&groups->items[i]))
                continue;
            fputc(' ', stream);
            put_cell(stream, group_value(&groups->items[i], keys.items[k]));
            fputs(" |", stream);
        }
    }
    fputc('\n', stream);
    strings_free(&keys);
}

/* A column of answers that are no table, or a remark. */
static void put_lines(FILE *stream, const struct group *group, size_t vms)
{
    char *labels = group->labels.count == vms ? xstrdup("All") : labels_joined(&group->labels);
    fprintf(stream, "\n%s:%s\n", labels, group_is_note(group) ? "" : "\n");
    group_print(group, stream, group_is_note(group) ? "" : "    ");
    free(labels);
}

/* A figure of the experiment, if there is one next to the page. */
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
    fprintf(stream, "\n### %s\n\n**%s**\n\n%s\n\n*About:* ", experiment->test.id,
            experiment->test.descriptor->title, experiment->why);
    put_cell(stream, experiment->passages);
    fputc('\n', stream);
    put_figure(stream, experiment, directory);
    if (groups.count == 0)
        fputs("\nNot asked yet.\n", stream);
    size_t vms = json_array_size(json_object_get(answers, "vms"));
    bool table = groups_are_table(&groups);
    if (groups.count > 0 && table)
        put_table(stream, &groups, vms);
    for (size_t i = 0; i < groups.count; i++)
        if (!table || group_is_note(&groups.items[i]))
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
    char *vms = labels_joined(&labels);
    fprintf(stream,
            "# What JVMs do where the specification leaves it open\n\n"
            "Made of `suites/experiments/answers.json`, which `make experiments` records: write "
            "nothing here.\n"
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
