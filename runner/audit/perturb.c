/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/perturb.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "catalog/pattern.h"

/* What a running JVM is for. */
struct errand {
    struct perturbed *with; /* NULL for none */
    size_t planned;
};

/* The next JVM: the test, and the perturbation if there is one. */
struct perturb_state {
    const struct perturbing_task *task;
    size_t item;
    size_t planned;
    size_t done;
    size_t all;
};

/* The perturbation of that name; NULL when there is none. */
static const struct fault_entry *find(const struct fault_library *library, const char *id,
                                      size_t length)
{
    for (size_t i = 0; i < library->count; i++)
        if (strlen(library->entries[i]->id) == length
            && strncmp(library->entries[i]->id, id, length) == 0)
            return library->entries[i];
    return NULL;
}

/* Chooses those that a pattern such as "orders+delays" names, as one item. */
static bool choose_joined(struct perturbing *perturbing, const struct fault_library *library,
                          const char *pattern)
{
    if (strchr(pattern, '+') == NULL)
        return false;
    const char *kind = "";
    for (const char *id = pattern; *id != '\0'; id += strspn(id, "+")) {
        size_t length = strcspn(id, "+");
        const struct fault_entry *entry = find(library, id, length);
        if (entry == NULL)
            return false;
        if (kind[0] == '\0' || strcmp(entry->kind, FAULT_RELAXATION) == 0)
            kind = entry->kind;
        id += length;
    }
    struct perturbed *item = &perturbing->items[perturbing->count++];
    item->joined = (struct fault_entry){
        .id = pattern, .kind = kind, .what = "Several perturbations at once."};
    item->entry = &item->joined;
    return true;
}

static bool is_chosen(const char *pattern, const struct fault_entry *entry)
{
    return strcmp(pattern, "all") == 0 || pattern_matches_path(pattern, entry->id);
}

int perturbing_choose(struct perturbing *perturbing, const struct fault_library *library,
                      const struct strings *patterns)
{
    perturbing->items = xcalloc(library->count + patterns->count, sizeof *perturbing->items);
    for (size_t p = 0; p < patterns->count; p++) {
        bool used = choose_joined(perturbing, library, patterns->items[p]);
        for (size_t i = 0; i < library->count && !used; i++)
            used = is_chosen(patterns->items[p], library->entries[i]);
        if (!used) {
            complain("no perturbation matches '%s'", patterns->items[p]);
            return -1;
        }
    }
    for (size_t i = 0; i < library->count; i++) {
        bool chosen = patterns->count == 0;
        for (size_t p = 0; p < patterns->count && !chosen; p++)
            chosen = is_chosen(patterns->items[p], library->entries[i]);
        if (chosen)
            perturbing->items[perturbing->count++].entry = library->entries[i];
    }
    return 0;
}

char *perturbing_option(const struct fault_entry *entry, int64_t seed)
{
    return xprintf(FAULT_PERTURB "%s:%lld", entry->id, (long long)seed);
}

static bool begin(struct perturb_state *state, struct perturbed *with, size_t planned,
                  struct job *job)
{
    const struct perturbing_task *task = state->task;
    struct perturbing *perturbing = task->perturbing;
    const struct planned *test = &perturbing->plan->items[planned];
    char *option = with != NULL ? perturbing_option(with->entry, perturbing->seed)
                                : xstrdup(FAULT_TRACE);
    struct errand *errand = xcalloc(1, sizeof *errand);
    *errand = (struct errand){with, planned};
    int begun = trial_begin(task->trials, test, option, 0, errand, job);
    free(option);
    if (begun != 0) {
        perturbing->broken_off = true;
        return false;
    }
    perturbing->runs++;
    return true;
}

/* The next one with a perturbation. */
static bool next_with(void *context, struct job *job)
{
    struct perturb_state *state = context;
    struct perturbing *perturbing = state->task->perturbing;
    for (; state->item < perturbing->count; state->item++, state->planned = 0)
        while (state->planned < perturbing->plan->count && !perturbing->broken_off) {
            size_t planned = state->planned++;
            if (trial_possible(state->task->trials, &perturbing->plan->items[planned]))
                return begin(state, &perturbing->items[state->item], planned, job);
            state->all--;
        }
    return false;
}

/* The next one without, of those that did not pass with one. */
static bool next_without(void *context, struct job *job)
{
    struct perturb_state *state = context;
    struct perturbing *perturbing = state->task->perturbing;
    while (state->planned < perturbing->plan->count && !perturbing->broken_off) {
        size_t planned = state->planned++;
        if (perturbing->without[planned].wanted)
            return begin(state, NULL, planned, job);
    }
    return false;
}

static void take(struct perturb_state *state, const struct errand *errand,
                 const struct trial_end *end)
{
    struct unperturbed *without = &state->task->perturbing->without[errand->planned];
    struct perturbed *with = errand->with;
    if (with == NULL) {
        *without = (struct unperturbed){true, true, end->verdict};
        return;
    }
    for (size_t i = 0; i < end->report.count; i++)
        if (strcmp(end->report.items[i], FAULT_ACTED) == 0) {
            with->acted++;
            break;
        }
    bool relaxed = strcmp(with->entry->kind, FAULT_RELAXATION) == 0;
    if (end->verdict == VERDICT_PASS || (relaxed && end->verdict == VERDICT_WEAK)) {
        with->unchanged++;
        return;
    }
    state->all += !without->wanted;
    without->wanted = true;
    with->changed = xgrow(with->changed, with->changed_count, sizeof *with->changed);
    /* `assay run` asks the JVM with the perturbation what it offers, and so finds the test NA. */
    enum verdict verdict = end->incapable ? VERDICT_NA : end->verdict;
    with->changed[with->changed_count++] = (struct changed){errand->planned, verdict};
}

static void job_done(void *context, const struct job *job, struct outcome *outcome)
{
    struct perturb_state *state = context;
    struct trial_end end;
    trial_finish(state->task->trials, job, outcome, &end);
    struct errand *errand = end.errand;
    if (end.failed)
        state->task->perturbing->broken_off = true;
    else
        take(state, errand, &end);
    state->task->progress(state->task->context, ++state->done, state->all);
    strings_free(&end.report);
    free(errand);
}

static void count_unchanged(struct perturbed *item, enum verdict verdict)
{
    item->unchanged++;
    if (verdict == VERDICT_KNOWN)
        item->known++;
    else if (verdict != VERDICT_NA && verdict != VERDICT_FIXED)
        item->deviating++;
}

/* Leaves in the list what has changed. A test that does not pass in any case, deviates in a
 * known way, or says itself that it is not applicable, says nothing of the perturbation. */
static void decide(const struct perturbing *perturbing, struct perturbed *item)
{
    size_t kept = 0;
    for (size_t i = 0; i < item->changed_count; i++) {
        const struct changed *changed = &item->changed[i];
        const struct unperturbed *without = &perturbing->without[changed->planned];
        if (!without->known)
            continue;
        if (without->verdict == changed->verdict)
            count_unchanged(item, changed->verdict);
        else if (without->verdict != VERDICT_PASS || changed->verdict == VERDICT_NA)
            item->not_judged++;
        else
            item->changed[kept++] = *changed;
    }
    item->changed_count = kept;
}

static void run(struct perturb_state *state, bool (*next)(void *context, struct job *job))
{
    state->planned = 0;
    launcher_run(state->task->launcher, &(struct work){.next = next,
                                                       .done = job_done,
                                                       .dropped = trial_drop,
                                                       .context = state,
                                                       .parallel = state->task->jobs});
}

void perturbing_run(const struct perturbing_task *task)
{
    struct perturbing *perturbing = task->perturbing;
    struct perturb_state state = {.task = task, .all = perturbing->count * perturbing->plan->count};
    double started = clock_seconds();
    perturbing->without = xcalloc(perturbing->plan->count, sizeof *perturbing->without);
    run(&state, next_with);
    if (!perturbing->broken_off && !launcher_interrupted(task->launcher))
        run(&state, next_without);
    for (size_t i = 0; i < perturbing->count; i++)
        decide(perturbing, &perturbing->items[i]);
    perturbing->interrupted = launcher_interrupted(task->launcher);
    perturbing->seconds = clock_seconds() - started;
}

void perturbing_free(struct perturbing *perturbing)
{
    for (size_t i = 0; i < perturbing->count; i++)
        free(perturbing->items[i].changed);
    free(perturbing->items);
    free(perturbing->without);
    *perturbing = (struct perturbing){0};
}
