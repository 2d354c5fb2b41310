/* SPDX-License-Identifier: Apache-2.0 */
#include "export/reproduce_plan.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "run/vm_probe.h"
#include "vm/version.h"
#include "vm/vm.h"

/* A test that shows nothing on so many JVMs shows nothing on more. */
enum { MOST_ATTEMPTS = 20 };

/* ---- The JVMs ----------------------------------------------------------- */

/* A JVM with a set of arguments. */
struct questioned {
    const struct vm_place *place;
    char *arguments; /* in one line */
    bool starts;
    struct vm vm;
};

struct reproduce_vms {
    const struct home *home;
    struct launcher *launcher;
    struct questioned *items;
    size_t count;
    const struct vm_place **places; /* of the JVMs that start, in order */
    size_t place_count;
};

static void question(struct questioned *item, const struct reproduce_vms *vms,
                     const struct strings *arguments)
{
    char *refusal = NULL;
    const char *const none[] = {NULL};
    const struct vm_setting setting = {"default", none, true, &refusal};
    item->starts = vm_probe(&item->vm, item->place, (const char *const *)arguments->items, &setting,
                            vms->home, vms->launcher, 1)
                   == 0;
    free(refusal);
}

/* The JVM with the arguments, or NULL when it does not start with them. */
static const struct vm *vm_with(struct reproduce_vms *vms, const struct vm_place *place,
                                const struct strings *arguments)
{
    static char *const no_words[] = {NULL};
    char *line = shell_line(arguments->items != NULL ? arguments->items : no_words);
    size_t i = 0;
    while (i < vms->count
           && (vms->items[i].place != place || strcmp(vms->items[i].arguments, line) != 0))
        i++;
    if (i < vms->count) {
        free(line);
    } else {
        vms->items = xgrow(vms->items, vms->count, sizeof *vms->items);
        vms->items[vms->count++] = (struct questioned){.place = place, .arguments = line};
        question(&vms->items[i], vms, arguments);
    }
    return vms->items[i].starts ? &vms->items[i].vm : NULL;
}

static int by_preference(const void *a, const void *b)
{
    const struct questioned *left = a, *right = b;
    bool left_server = left->place->mode == NULL, right_server = right->place->mode == NULL;
    if (left_server != right_server)
        return left_server ? -1 : 1;
    return version_order(right->vm.version, right->vm.spec, left->vm.version, left->vm.spec);
}

struct reproduce_vms *reproduce_vms_open(const struct vm_places *places, const struct home *home,
                                         struct launcher *launcher)
{
    struct reproduce_vms *vms = xcalloc(1, sizeof *vms);
    const struct strings none = {0};
    *vms = (struct reproduce_vms){.home = home, .launcher = launcher};
    for (size_t i = 0; i < places->count && !launcher_interrupted(launcher); i++)
        vm_with(vms, &places->items[i], &none);
    size_t started = 0;
    for (size_t i = 0; i < vms->count; i++)
        if (vms->items[i].starts)
            vms->items[started++] = vms->items[i];
        else
            free(vms->items[i].arguments);
    vms->count = started;
    if (started > 0)
        qsort(vms->items, started, sizeof *vms->items, by_preference);
    vms->places = xcalloc(started + 1, sizeof *vms->places);
    for (size_t i = 0; i < started; i++)
        vms->places[vms->place_count++] = vms->items[i].place;
    return vms;
}

void reproduce_vms_close(struct reproduce_vms *vms)
{
    for (size_t i = 0; i < vms->count; i++) {
        if (vms->items[i].starts)
            vm_free(&vms->items[i].vm);
        free(vms->items[i].arguments);
    }
    free(vms->items);
    free(vms->places);
    free(vms);
}

size_t reproduce_vms_count(const struct reproduce_vms *vms)
{
    return vms->place_count;
}

/* ---- Sets of arguments -------------------------------------------------- */

static bool same_words(const struct strings *a, const struct strings *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++)
        same = strcmp(a->items[i], b->items[i]) == 0;
    return same;
}

/* Takes the set over, unless it is there. */
static void add_set(struct attempts *attempts, struct strings set)
{
    for (size_t i = 0; i < attempts->argument_count; i++)
        if (same_words(&attempts->arguments[i], &set)) {
            strings_free(&set);
            return;
        }
    attempts->arguments = xgrow(attempts->arguments, attempts->argument_count,
                                sizeof *attempts->arguments);
    attempts->arguments[attempts->argument_count++] = set;
}

/* What a pin says that the JVM is started with: of alternatives the first. */
static void add_required(struct attempts *attempts, const char *words)
{
    struct strings set = {0};
    while (words != NULL && *(words += strspn(words, " ")) != '\0') {
        size_t length = strcspn(words, " ");
        if (*words != '!')
            strings_add(&set, xprintf("%.*s", (int)strcspn(words, " |"), words));
        words += length;
    }
    if (set.count > 1)
        add_set(attempts, set);
    else
        strings_free(&set);
}

static bool is_of_argument(char letter)
{
    return isalnum((unsigned char)letter) || strchr(":+=-", letter) != NULL;
}

/* Each argument "-X..." in a text, by itself. */
static void add_mentioned(struct attempts *attempts, const char *text)
{
    while (text != NULL && (text = strstr(text, "-X")) != NULL) {
        size_t length = strlen("-X");
        while (text[length] != '\0' && is_of_argument(text[length]))
            length++;
        if (length > strlen("-X")) {
            struct strings set = {0};
            strings_add(&set, xprintf("%.*s", (int)length, text));
            add_set(attempts, set);
        }
        text += length;
    }
}

/* ---- Attempts ----------------------------------------------------------- */

static void add_attempt(struct attempts *attempts, const char *test, const struct vm *vm,
                        struct strings *arguments)
{
    attempts->items = xgrow(attempts->items, attempts->count, sizeof *attempts->items);
    attempts->items[attempts->count++] = (struct attempt){
        .test = test,
        .jdk = vm->mode != NULL ? xprintf("%s:%s", vm->home, vm->mode) : xstrdup(vm->home),
        .version = xprintf("%s%s%s", vm->version, vm->mode != NULL ? " " : "",
                           vm->mode != NULL ? vm->mode : ""),
        .arguments = arguments};
}

/* The JVMs that the cause is about, for one of its tests with a set of arguments. */
static void add_attempts(struct attempts *attempts, const struct known *known,
                         const struct known_cause *cause, const char *test,
                         struct strings *arguments, struct reproduce_vms *vms, size_t most)
{
    for (size_t i = 0; i < vms->place_count && attempts->count < most; i++) {
        const struct vm *vm = vm_with(vms, vms->places[i], arguments);
        char *ids = vm != NULL ? known_for(known, vm, test) : NULL;
        if (ids != NULL && known_ids_have(ids, cause->id))
            add_attempt(attempts, test, vm, arguments);
        free(ids);
    }
}

/* A test that several pins have is tried for the first of them. */
static bool is_first(const struct known_pin *pins, size_t number, const char *test)
{
    for (size_t i = 0; i < number; i++)
        for (size_t j = 0; pins[i].cause == pins[number].cause && j < pins[i].count; j++)
            if (strcmp(pins[i].tests[j].id, test) == 0)
                return false;
    return true;
}

static void add_sets(struct attempts *attempts, const struct known_pin *pin)
{
    for (size_t i = 0; i < pin->arguments.count; i++)
        add_required(attempts, pin->arguments.items[i]);
    for (size_t i = 0; i < pin->arguments.count; i++)
        add_mentioned(attempts, pin->arguments.items[i]);
}

void attempts_make(struct attempts *attempts, const struct known *known,
                   const struct known_cause *cause, struct reproduce_vms *vms)
{
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    *attempts = (struct attempts){0};
    add_set(attempts, (struct strings){0});
    for (size_t i = 0; i < count; i++)
        if (pins[i].cause == cause)
            add_sets(attempts, &pins[i]);
    add_mentioned(attempts, cause->evidence);
    for (size_t i = 0; i < attempts->argument_count; i++) {
        const size_t most = attempts->count + MOST_ATTEMPTS;
        for (size_t j = 0; j < count; j++)
            for (size_t k = 0; pins[j].cause == cause && k < pins[j].count; k++)
                if (is_first(pins, j, pins[j].tests[k].id))
                    add_attempts(attempts, known, cause, pins[j].tests[k].id,
                                 &attempts->arguments[i], vms, most);
    }
}

void attempts_free(struct attempts *attempts)
{
    for (size_t i = 0; i < attempts->count; i++) {
        free(attempts->items[i].jdk);
        free(attempts->items[i].version);
    }
    free(attempts->items);
    for (size_t i = 0; i < attempts->argument_count; i++)
        strings_free(&attempts->arguments[i]);
    free(attempts->arguments);
}
