/* SPDX-License-Identifier: Apache-2.0 */

/* What the systematic faults of events and callbacks do. */
#include "faults/faults.h"

#include <stdlib.h>

jint systematic_never(struct delivery *delivery)
{
    (void)delivery;
    falsified();
    return 0;
}

jint systematic_twice(struct delivery *delivery)
{
    falsified();
    deliver(delivery);
    return deliver(delivery);
}

static int argument_of(const struct point *point, enum type type)
{
    for (size_t i = 1; i < point->count; i++)
        if (point->parameters[i].type == type)
            return (int)i;
    return -1;
}

/* Whether it is about a class of the application, as far as it is about a class. */
static bool is_of_application(const struct delivery *delivery)
{
    int method = argument_of(delivery->point, T_METHOD);
    int klass = argument_of(delivery->point, T_CLASS);
    jclass about = NULL;
    if (delivery->environment == NULL || (method < 0 && klass < 0))
        return true;
    if (klass >= 0)
        about = delivery->a[klass].p;
    else
        REAL(delivery->environment, GetMethodDeclaringClass, delivery->a[method].p, &about);
    return about != NULL && is_application_class(delivery->environment, about);
}

jint systematic_second_lost(struct delivery *delivery)
{
    static unsigned seen;
    if (!is_of_application(delivery))
        return deliver(delivery);
    if (__atomic_add_fetch(&seen, 1, __ATOMIC_RELAXED) % 2 == 1)
        return deliver(delivery);
    falsified();
    return 0;
}

static void deliver_to(struct delivery *delivery, struct environment *other)
{
    union word a[16];
    memcpy(a, delivery->a, delivery->point->count * sizeof *a);
    a[0].p = other->env;
    deliver(&(struct delivery){other, delivery->point,
                               other->callbacks[delivery->point->number - EVENT_FIRST], a});
}

jint systematic_elsewhere(struct delivery *delivery)
{
    struct environment *other = other_listener(delivery->environment, delivery->point->number);
    if (other == NULL)
        return deliver(delivery);
    falsified();
    deliver_to(delivery, other);
    return 0;
}

jint systematic_everywhere(struct delivery *delivery)
{
    struct environment *other = other_listener(delivery->environment, delivery->point->number);
    if (other != NULL) {
        falsified();
        deliver_to(delivery, other);
    }
    return deliver(delivery);
}

/* An environment for events that name the wrong one. */
static jvmtiEnv *another_environment(const struct delivery *delivery)
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    for (size_t i = 0; i < count; i++)
        if (all[i] != delivery->environment)
            return all[i]->env;
    return the_spare;
}

/* The agent gets a copy of what is pointed to: wrong, or without effect. */
static jint deliver_with_copy(struct delivery *delivery, union word *word)
{
    jlong *tag = word->p;
    jlong copy = *tag;
    bool lost = the_fault->detail.change == LOST;
    jlong shown = lost ? copy : copy + 1;
    copy = shown;
    word->p = &copy;
    jint result = deliver(delivery);
    if (!lost || copy != shown)
        falsified();
    if (!lost && copy != shown)
        *tag = copy;
    return result;
}

static const void *changed_copy(const struct delivery *delivery, const void *memory)
{
    const struct point *point = delivery->point;
    bool is_chars = strcmp(point->name, "jvmtiStringPrimitiveValueCallback") == 0;
    int length = is_chars ? 4 : argument_of(point, T_INT);
    size_t size = (size_t)delivery->a[length].i * (is_chars ? sizeof(jchar) : 1);
    if (size == 0)
        return memory;
    unsigned char *copy = malloc(size);
    if (copy == NULL)
        abort();
    memcpy(copy, memory, size);
    copy[is_chars ? 0 : size - 1] ^= 1;
    falsified();
    return copy;
}

/* What the agent writes there is a pointer: the JVM is not to see it. */
static jint deliver_with_loss(struct delivery *delivery, union word *word)
{
    void *nothing = word->p != NULL ? *(void **)word->p : NULL;
    void *before = nothing;
    word->p = &nothing;
    jint result = deliver(delivery);
    if (nothing != before)
        falsified();
    return result;
}

jint systematic_argument(struct delivery *delivery)
{
    const struct detail *detail = &the_fault->detail;
    const struct parameter *about = &delivery->point->parameters[detail->parameter];
    union word a[16];
    memcpy(a, delivery->a, delivery->point->count * sizeof *a);
    struct delivery changed = {delivery->environment, delivery->point, delivery->function, a};
    union word *word = &a[detail->parameter];
    bool is_heap = delivery->environment == NULL;
    if (detail->parameter == 0 && !is_heap && detail->change == OTHER) {
        jvmtiEnv *other = another_environment(delivery);
        if (other != NULL && falsified())
            word->p = other;
    } else if (is_heap && word->p != NULL && detail->change == LOST) {
        return deliver_with_copy(&changed, word);
    } else if (is_heap && about->type == T_NONE && detail->change == PLUS_ONE) {
        return word->p != NULL ? deliver_with_copy(&changed, word) : deliver(&changed);
    } else if (detail->change == LOST) {
        return deliver_with_loss(&changed, word);
    } else if (detail->change == CHANGED && about->type != T_STRING) {
        word->p = (void *)changed_copy(delivery, word->p);
    } else if (detail->change == NULLED) {
        if (word->p != NULL && falsified())
            word->p = NULL;
    } else if (falsify(about->type == T_STRING ? NULL : delivery->environment, about->type,
                       about->size, word, detail->change)) {
        falsified();
    }
    return deliver(&changed);
}

jint systematic_result(struct delivery *delivery)
{
    jint result = deliver(delivery);
    if (result != the_fault->detail.to)
        falsified();
    return the_fault->detail.to;
}
