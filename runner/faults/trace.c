/* SPDX-License-Identifier: Apache-2.0 */

/* The trace: a word for each thing that faults could be seen by, written once. */
#include "faults/faults.h"

#include <stdio.h>

enum { ERRORS = 256, PARAMETERS = 12 };

__attribute__((format(printf, 2, 3))) static void once(bool *written, const char *format, ...)
{
    char word[200];
    if (*written)
        return;
    *written = true;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(word, sizeof word, format, arguments);
    va_end(arguments);
    trace_word(word);
}

jint element_count(const struct call *call, size_t parameter)
{
    int count = call->function->parameters[parameter].count;
    const union word *word = &call->a[count];
    if (count < 0)
        return -1;
    if (call->function->parameters[count].direction == IN)
        return word->i;
    return word->p != NULL ? *(const jint *)word->p : 0;
}

/* 0 nothing, 1 something that is not null or an array of one element, 2 more elements. */
static int amount(const struct call *call, size_t parameter)
{
    const struct parameter *about = &call->function->parameters[parameter];
    const void *p = call->a[parameter].p;
    if (about->direction == IN || p == NULL)
        return 0;
    if (about->count >= 0 && about->direction != OUT) {
        jint count = element_count(call, parameter);
        return count > 1 ? 2 : count == 1 ? 1 : 0;
    }
    return about->size == sizeof(void *) && *(void *const *)p == NULL ? 0 : 1;
}

static void trace_values(const struct call *call)
{
    static bool seen[SLOTS][PARAMETERS][3];
    const struct function *function = call->function;
    for (size_t i = 0; i < function->count; i++) {
        bool *written = seen[function->slot - 1][i];
        const struct parameter *about = &function->parameters[i];
        if (about->direction == IN || call->a[i].p == NULL)
            continue;
        once(&written[0], "%s.%s", function->name, about->name);
        int much = amount(call, i);
        if (much >= 1)
            once(&written[1], "%s.%s+1", function->name, about->name);
        if (much >= 2)
            once(&written[2], "%s.%s+2", function->name, about->name);
    }
}

static const struct point *event_point(jint number)
{
    for (size_t i = 0; i < faults_first_heap_point; i++)
        if (faults_points[i].number == number)
            return &faults_points[i];
    return NULL;
}

static void trace_mode(const struct call *call, jvmtiError error)
{
    static bool seen[EVENTS][4];
    const struct point *point = event_point(call->a[1].i);
    if (point == NULL)
        return;
    bool *written = seen[point->number - EVENT_FIRST];
    if (error == JVMTI_ERROR_MUST_POSSESS_CAPABILITY)
        once(&written[0], "refused:%s", point->name);
    if (error != JVMTI_ERROR_NONE)
        return;
    if (call->a[0].i == JVMTI_DISABLE)
        once(&written[1], "disable:%s", point->name);
    else if (call->a[2].p != NULL)
        once(&written[2], "enable-thread:%s", point->name);
    else
        once(&written[3], "enable:%s", point->name);
}

static void trace_capabilities(const char *verb, const unsigned char *bytes)
{
    static bool seen[2][8 * sizeof(jvmtiCapabilities)];
    for (size_t bit = 0; bytes != NULL && bit < 8 * sizeof(jvmtiCapabilities); bit++)
        if ((bytes[bit / 8] >> bit % 8 & 1) != 0)
            for (size_t i = 0; i < faults_systematic_count; i++)
                if (faults_systematic[i].detail.capability == (int)bit
                    && strcmp(faults_systematic[i].entry.kind, "not-granted") == 0)
                    once(&seen[*verb == 'a'][bit], "%s:%s", verb,
                         faults_systematic[i].entry.subject);
}

/* Names of errors, as the systematic faults about errors have them. */
static const char *error_word(const char *function, jvmtiError error, char *room, size_t size)
{
    for (size_t i = 0; i < faults_systematic_count; i++) {
        const struct fault *fault = &faults_systematic[i];
        const char *colon = strchr(fault->entry.needs, ':');
        if (fault->call == systematic_error && fault->detail.from == (jint)error
            && strcmp(fault->entry.subject, function) == 0 && colon != NULL)
            return colon + 1;
    }
    snprintf(room, size, "%d", (int)error);
    return room;
}

void trace_call(const struct call *call, jvmtiError error)
{
    static bool seen[SLOTS][ERRORS];
    char number[16];
    const struct function *function = call->function;
    bool *written = &seen[function->slot - 1][(unsigned)error % ERRORS];
    if (error != JVMTI_ERROR_NONE && !*written)
        once(written, "%s:%s", function->name,
             error_word(function->name, error, number, sizeof number));
    if (error == JVMTI_ERROR_NONE) {
        once(written, "%s", function->name);
        trace_values(call);
    }
    if (strcmp(function->name, "SetEventNotificationMode") == 0)
        trace_mode(call, error);
    if (error == JVMTI_ERROR_NONE && strcmp(function->name, "AddCapabilities") == 0)
        trace_capabilities("add", call->a[0].p);
    if (error == JVMTI_ERROR_NONE && strcmp(function->name, "RelinquishCapabilities") == 0)
        trace_capabilities("relinquish", call->a[0].p);
}

void trace_delivery(const struct delivery *delivery)
{
    static bool seen[EVENTS + WALK_CALLBACKS];
    once(&seen[delivery->point - faults_points], "%s", delivery->point->name);
}

void trace_environments(size_t count)
{
    static bool seen;
    if (count > 1)
        once(&seen, "environments");
}

void trace_callback_set(int point)
{
    static bool seen[EVENTS];
    once(&seen[point], "set:%s", faults_points[point].name);
}
