/* SPDX-License-Identifier: Apache-2.0 */

/* `assay compare`: what differs between two runs. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json_text.h"
#include "base/output_file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/compare_runs.h"
#include "history/compare_vms.h"
#include "html/page.h"
#include "judge/suite.h"

static void print_difference(const struct difference *difference)
{
    fputs("  ", stdout);
    utf8_put(stdout, difference_id(difference));
    printf("  %s -> %s", verdict_in(difference->before), verdict_in(difference->after));
    if (difference_reason(difference) != NULL) {
        fputs("  ", stdout);
        utf8_put(stdout, difference_reason(difference));
    }
    putchar('\n');
}

static void print_label(const char *what, const struct results_file *file)
{
    printf("%s ", what);
    utf8_put(stdout, file->label);
    printf(" (%s)\n", file->path);
}

static void print_comparison(const struct compare_runs *runs)
{
    print_label("before:", &runs->before);
    print_label("after: ", &runs->after);
    for (int change = WORSE; change < CHANGES; change++) {
        if (runs->counts[change] == 0)
            continue;
        printf("\n%s: %zu\n", change_heading((enum run_change)change), runs->counts[change]);
        for (size_t i = 0; i < runs->count; i++)
            if ((int)runs->differences[i].change == change)
                print_difference(&runs->differences[i]);
    }
    printf("\n%zu worse, %zu failing in another way, %zu better, %zu new, %zu gone, "
           "%zu the same.\n",
           runs->counts[WORSE], runs->counts[DIFFERENT], runs->counts[BETTER], runs->counts[NEW],
           runs->counts[GONE], runs->counts[SAME]);
}

static json_t *run_object(const struct results_file *file)
{
    return json_pack("{s:o, s:s, s:i, s:b, s:b}", "file", text_as_json(file->path), "vm",
                     file->label, "specification", file->spec, "interrupted", file->interrupted,
                     "incomplete", file->incomplete);
}

static int dump(const struct compare_runs *runs)
{
    json_t *counts = json_object();
    for (int change = WORSE; change < CHANGES; change++)
        json_object_set_new(counts, change_name((enum run_change)change),
                            json_integer((json_int_t)runs->counts[change]));
    json_object_set_new(counts, "same", json_integer((json_int_t)runs->counts[SAME]));
    json_t *list = json_array();
    for (size_t i = 0; i < runs->count; i++) {
        const struct difference *difference = &runs->differences[i];
        const struct recorded_result *before = difference->before, *after = difference->after;
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:o, s:o, s:o}", "id", difference_id(difference), "change",
                            change_name(difference->change), "before",
                            before != NULL ? json_string(verdict_in(before)) : json_null(), "after",
                            after != NULL ? json_string(verdict_in(after)) : json_null(), "reason",
                            text_as_json(difference_reason(difference))));
    }
    json_t *root = json_object();
    json_object_set_new(root, "schema", json_integer(1));
    json_object_set_new(root, "before", run_object(&runs->before));
    json_object_set_new(root, "after", run_object(&runs->after));
    json_object_set_new(root, "counts", counts);
    json_object_set_new(root, "differences", list);
    int result = json_dumpf(root, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(root);
    return result;
}

/* What an incomplete run did not come to is not known. */
static int status_of(const struct compare_runs *runs)
{
    if (runs->counts[WORSE] + runs->counts[DIFFERENT] > 0)
        return STATUS_DEVIATION;
    const struct results_file *run;
    const char *unknown = compare_runs_unknown(runs, &run);
    if (unknown == NULL)
        return STATUS_OK;
    complain("%s: this run %s, so that nothing is worse is not known", run->path, unknown);
    return STATUS_ERROR;
}

struct wishes {
    bool json, vms;
    const char *markdown; /* file, or NULL */
    const char *html;
};

static int write_markdown(const struct compare_runs *runs, const char *path)
{
    struct output_file *file = output_file_open(path);
    int result = -1;
    if (file != NULL) {
        compare_runs_markdown(runs, output_file_stream(file));
        result = output_file_commit(file);
    }
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

static int write_page(const struct compare_runs *runs, const char *path)
{
    struct home home;
    if (home_find(&home) != 0)
        return -1;
    struct page *page = page_new();
    page_add(page, runs->before.root);
    page_add(page, runs->after.root);
    for (size_t i = 0; i < runs->count; i++)
        page_change(page, difference_id(&runs->differences[i]),
                    change_name(runs->differences[i].change));
    int result = page_write(page, &home, path);
    page_free(page);
    home_free(&home);
    return result;
}

static int print_vms(const struct compare_runs *runs)
{
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, NULL) != 0)
        return STATUS_ERROR;
    compare_vms(runs, suite.known, stdout);
    suite_close(&suite);
    return STATUS_OK;
}

static bool is_stdout(const char *path)
{
    return path != NULL && strcmp(path, "-") == 0;
}

static int run(const char *before, const char *after, const struct wishes *wishes)
{
    struct compare_runs runs;
    if (compare_runs_read(&runs, before, after) != 0)
        return STATUS_ERROR;
    if (wishes->vms) {
        int status = print_vms(&runs);
        compare_runs_free(&runs);
        return status;
    }
    bool taken = is_stdout(wishes->markdown) || is_stdout(wishes->html);
    if (wishes->json)
        dump(&runs);
    else if (!taken)
        print_comparison(&runs);
    int status = status_of(&runs);
    if (wishes->markdown != NULL && write_markdown(&runs, wishes->markdown) != 0)
        status = STATUS_ERROR;
    if (wishes->html != NULL && write_page(&runs, wishes->html) != 0)
        status = STATUS_ERROR;
    compare_runs_free(&runs);
    return status;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct wishes, json, "json", 'j', "as a JSON document"),
    ROW_FLAG(struct wishes, vms, "vms", 0,
             "instead, as Markdown: what two JVMs of one release do differently, by\n"
             "function and cause, for whoever moves an agent from one to the other"),
    ROW_PATH(struct wishes, markdown, "markdown", "FILE",
             "also as Markdown, for a comment of a pull request; '-' is\n"
             "standard output, which has it then instead of the text"),
    ROW_PATH(struct wishes, html, "html", "FILE", "also as an HTML page (see assay report)"),
};

static const struct command_usage usage = {
    .synopsis = "assay compare [OPTION]... BEFORE.json AFTER.json\n",
    .purpose = "Reports what differs between two runs (assay run --json FILE): what became worse,\n"
               "differs in another way, became better, is new, is gone.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0 nothing is worse, 1 something is, or fails in another way (not\n"
           "with --vms), 2 bad usage, or a run that was interrupted,\n"
           "lacks results, or is another part of the suite.\n",
    .least = 2,
    .most = 2};

int cmd_compare(int argc, char **argv)
{
    struct wishes wishes = {0};
    char **paths;
    int status = options_read(&usage, &wishes, argc, argv, &paths);
    if (status != OPTIONS_READ)
        return status;
    if (wishes.vms && (wishes.json || wishes.markdown != NULL || wishes.html != NULL)) {
        complain("--vms makes no other report");
        return STATUS_ERROR;
    }
    if (wishes.json + is_stdout(wishes.markdown) + is_stdout(wishes.html) > 1) {
        complain("standard output is named for two reports");
        return STATUS_ERROR;
    }
    return run(paths[0], paths[1], &wishes);
}
