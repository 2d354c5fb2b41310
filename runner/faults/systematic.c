/* SPDX-License-Identifier: Apache-2.0 */

/* What the systematic faults of functions do; which there are is made from the tables of spec/. */
#include "faults/faults.h"

#include <stdlib.h>

static const struct parameter *parameter_of(const struct call *call)
{
    return &call->function->parameters[the_fault->detail.parameter];
}

static void *memory_of(struct environment *environment, size_t size)
{
    unsigned char *memory = NULL;
    if (REAL(environment, Allocate, (jlong)size, &memory) != JVMTI_ERROR_NONE)
        abort();
    return memory;
}

jvmtiError systematic_nothing(struct call *call)
{
    for (size_t i = 0; i < call->function->count; i++) {
        const struct parameter *about = &call->function->parameters[i];
        if (call->a[i].p == NULL)
            continue;
        if (about->direction == OUT)
            memset(call->a[i].p, 0, about->size);
        else if (about->direction == ALLOCATED)
            *(void **)call->a[i].p = NULL;
    }
    falsified();
    return JVMTI_ERROR_NONE;
}

jvmtiError systematic_fails(struct call *call)
{
    (void)call;
    falsified();
    return (jvmtiError)the_fault->detail.to;
}

jvmtiError systematic_error(struct call *call)
{
    jvmtiError error = pass(call);
    if ((jint)error != the_fault->detail.from)
        return error;
    falsified();
    return (jvmtiError)the_fault->detail.to;
}

jvmtiError systematic_in(struct call *call)
{
    const struct parameter *about = parameter_of(call);
    union word *word = &call->a[the_fault->detail.parameter];
    /* The word is as wide as a pointer, also where the parameter's own type is opaque. */
    size_t size = about->size > sizeof *word ? sizeof *word : about->size;
    if (the_fault->detail.change == NULLED && word->p != NULL) {
        word->p = NULL;
        falsified();
    } else if (the_fault->detail.change != NULLED
               && falsify(about->type == T_STRING ? NULL : call->environment, about->type, size,
                          word, the_fault->detail.change)) {
        falsified();
    }
    return pass(call);
}

/* All elements of an array, or the one value. */
jvmtiError systematic_out(struct call *call)
{
    const struct parameter *about = parameter_of(call);
    const struct detail *detail = &the_fault->detail;
    jvmtiError error = pass(call);
    char *value = call->a[detail->parameter].p;
    if (error != JVMTI_ERROR_NONE || value == NULL)
        return error;
    jint count = about->direction == OUT ? 1 : element_count(call, (size_t)detail->parameter);
    if (about->direction == ALLOCATED)
        value = *(char **)value;
    for (jint i = 0; value != NULL && i < count; i++)
        if (falsify_member(call->environment, about, value + (size_t)i * about->size,
                           detail->member, detail->change))
            falsified();
    return error;
}

/* The first element to drop: one of the application's, where there are such. */
static jint chosen_element(const struct call *call, const struct parameter *about,
                           const char *elements, jint count, bool last)
{
    jint found = -1;
    for (jint i = 0; about->type == T_CLASS && i < count && (last || found < 0); i++)
        if (is_application_class(call->environment, ((jclass const *)elements)[i]))
            found = i;
    return found >= 0 ? found : last ? count - 1 : 0;
}

static void drop(char *elements, size_t size, jint count, jint index)
{
    memmove(elements + (size_t)index * size, elements + (size_t)(index + 1) * size,
            (size_t)(count - index - 1) * size);
}

static void reverse(char *elements, size_t size, jint count)
{
    char spare[256];
    for (jint i = 0, j = count - 1; i < j && size <= sizeof spare; i++, j--) {
        memcpy(spare, elements + (size_t)i * size, size);
        memcpy(elements + (size_t)i * size, elements + (size_t)j * size, size);
        memcpy(elements + (size_t)j * size, spare, size);
    }
}

/* The counts of arrays that the JVM allocates are the parameter's own to change. */
static void set_count(const struct call *call, const struct parameter *about, jint count)
{
    if (call->function->parameters[about->count].direction != IN)
        *(jint *)call->a[about->count].p = count;
}

static char *with_one_more(const struct call *call, const char *elements, size_t size, jint count)
{
    char *longer = memory_of(call->environment, (size_t)(count + 1) * size);
    memcpy(longer, elements, (size_t)count * size);
    memcpy(longer + (size_t)count * size, elements + (size_t)(count - 1) * size, size);
    return longer;
}

jvmtiError systematic_array(struct call *call)
{
    const struct parameter *about = parameter_of(call);
    const struct detail *detail = &the_fault->detail;
    jvmtiError error = pass(call);
    char **place = (char **)&call->a[detail->parameter].p;
    if (error != JVMTI_ERROR_NONE || *place == NULL)
        return error;
    if (about->direction == ALLOCATED)
        place = *(char ***)place;
    jint count = element_count(call, (size_t)detail->parameter);
    if (*place == NULL || count < (detail->change == REVERSED ? 2 : 1))
        return error;
    bool last = detail->change == LAST_DROPPED;
    falsified();
    if (detail->change == REVERSED) {
        reverse(*place, about->size, count);
    } else if (detail->change == DUPLICATED) {
        *place = with_one_more(call, *place, about->size, count);
        set_count(call, about, count + 1);
    } else {
        drop(*place, about->size, count, chosen_element(call, about, *place, count, last));
        set_count(call, about, count - 1);
    }
    return error;
}

bool is_application_class(struct environment *environment, jclass klass)
{
    jobject loader = NULL;
    char *signature = NULL;
    if (REAL(environment, GetClassLoader, klass, &loader) != JVMTI_ERROR_NONE || loader == NULL
        || REAL(environment, GetClassSignature, klass, &signature, NULL) != JVMTI_ERROR_NONE)
        return false;
    bool result = strncmp(signature, "Ljdk/", 5) != 0 && strncmp(signature, "Lsun/", 5) != 0;
    REAL(environment, Deallocate, (unsigned char *)signature);
    return result;
}

/* Turns the event on in the environment, if the JVM lets it. */
static void enable_for(struct environment *environment, int event)
{
    if (environment->callbacks[event - EVENT_FIRST] != NULL
        && REAL(environment, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL)
               == JVMTI_ERROR_NONE)
        falsified();
}

jvmtiError systematic_unasked(struct call *call)
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE)
        enable_for(call->environment, the_fault->detail.event);
    return error;
}

static bool is_mode(const struct call *call, jvmtiEventMode mode)
{
    return call->a[1].i == the_fault->detail.event && call->a[0].i == (jint)mode;
}

jvmtiError systematic_disable_ignored(struct call *call)
{
    if (!is_mode(call, JVMTI_DISABLE))
        return pass(call);
    falsified();
    return JVMTI_ERROR_NONE;
}

/* Wherever a thread is named, all are meant. What is enabled for a thread is taken back first, since
 * HotSpot does not post an event to all threads while it is enabled for one. */
jvmtiError systematic_filter_ignored(struct call *call)
{
    if (call->a[1].i != the_fault->detail.event || call->a[2].p == NULL)
        return pass(call);
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    falsified();
    REAL(call->environment, SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)call->a[1].i,
         call->a[2].p);
    return REAL(call->environment, SetEventNotificationMode, (jvmtiEventMode)call->a[0].i,
                (jvmtiEvent)call->a[1].i, NULL);
}

jvmtiError systematic_not_required(struct call *call)
{
    jvmtiError error = pass(call);
    if (!is_mode(call, JVMTI_ENABLE) || error != JVMTI_ERROR_MUST_POSSESS_CAPABILITY)
        return error;
    falsified();
    return JVMTI_ERROR_NONE;
}

static bool has_bit(const void *capabilities, int bit)
{
    return (((const unsigned char *)capabilities)[bit / 8] >> bit % 8 & 1) != 0;
}

static void set_bit(void *capabilities, int bit, bool value)
{
    unsigned char *byte = (unsigned char *)capabilities + bit / 8;
    *byte = (unsigned char)(value ? *byte | 1u << bit % 8 : *byte & ~(1u << bit % 8));
}

static bool holds(struct environment *environment, int bit)
{
    jvmtiCapabilities held = {0};
    return REAL(environment, GetCapabilities, &held) == JVMTI_ERROR_NONE && has_bit(&held, bit);
}

static bool add_to(struct environment *environment, int bit)
{
    jvmtiCapabilities one = {0};
    set_bit(&one, bit, true);
    return !holds(environment, bit) && REAL(environment, AddCapabilities, &one) == JVMTI_ERROR_NONE;
}

jvmtiError systematic_not_granted(struct call *call)
{
    jvmtiCapabilities fewer;
    if (call->a[0].p == NULL || !has_bit(call->a[0].p, the_fault->detail.capability)
        || holds(call->environment, the_fault->detail.capability))
        return pass(call);
    memcpy(&fewer, call->a[0].p, sizeof fewer);
    set_bit(&fewer, the_fault->detail.capability, false);
    call->a[0].p = &fewer;
    falsified();
    return pass(call);
}

static jvmtiError show(struct call *call, bool value)
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && call->a[0].p != NULL
        && has_bit(call->a[0].p, the_fault->detail.capability) != value) {
        set_bit(call->a[0].p, the_fault->detail.capability, value);
        falsified();
    }
    return error;
}

jvmtiError systematic_unseen(struct call *call)
{
    return show(call, false);
}

jvmtiError systematic_shown(struct call *call)
{
    return show(call, true);
}

jvmtiError systematic_granted_too(struct call *call)
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && add_to(call->environment, the_fault->detail.capability))
        falsified();
    return error;
}

void systematic_granted_at_once(struct environment *environment)
{
    if (add_to(environment, the_fault->detail.capability))
        falsified();
}

static bool mentions_others(const void *capabilities, int bit)
{
    for (int i = 0; i < 8 * (int)sizeof(jvmtiCapabilities); i++)
        if (i != bit && has_bit(capabilities, i))
            return true;
    return false;
}

jvmtiError systematic_lost(struct call *call)
{
    int bit = the_fault->detail.capability;
    bool held = holds(call->environment, bit);
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE || !held || has_bit(call->a[0].p, bit)
        || !mentions_others(call->a[0].p, bit))
        return error;
    jvmtiCapabilities one = {0};
    set_bit(&one, bit, true);
    REAL(call->environment, RelinquishCapabilities, &one);
    falsified();
    return error;
}

jvmtiError systematic_kept(struct call *call)
{
    jvmtiCapabilities fewer;
    if (call->a[0].p == NULL || !has_bit(call->a[0].p, the_fault->detail.capability))
        return pass(call);
    memcpy(&fewer, call->a[0].p, sizeof fewer);
    set_bit(&fewer, the_fault->detail.capability, false);
    call->a[0].p = &fewer;
    falsified();
    return pass(call);
}

jvmtiError systematic_shared(struct call *call)
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE || !has_bit(call->a[0].p, the_fault->detail.capability))
        return error;
    for (size_t i = 0; i < count; i++)
        if (all[i] != call->environment && add_to(all[i], the_fault->detail.capability))
            falsified();
    return error;
}
