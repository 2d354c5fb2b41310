/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

#include <stdatomic.h>

/* ---- Descriptions ------------------------------------------------------- */

bool is_extension_id(const char *id)
{
    const char *dot = id != NULL ? strchr(id, '.') : NULL;
    return dot != NULL && dot != id && dot[1] != '\0' && strchr(id, ' ') == NULL;
}

static bool is_within(int value, int least, int most)
{
    return value >= least && value <= most;
}

static bool is_wrong_parameter(const jvmtiParamInfo *parameter)
{
    return parameter->name == NULL || !is_within(parameter->kind, JVMTI_KIND_IN, JVMTI_KIND_OUT_BUF)
           || !is_within(parameter->base_type, JVMTI_TYPE_JBYTE, JVMTI_TYPE_JNIENV)
           || (parameter->null_ok != JNI_TRUE && parameter->null_ok != JNI_FALSE);
}

int count_wrong_parameters(jint count, const jvmtiParamInfo *parameters)
{
    int wrong = 0;
    if (count < 0 || (count > 0 && parameters == NULL))
        return 1;
    for (jint i = 0; i < count; i++)
        wrong += is_wrong_parameter(&parameters[i]);
    return wrong;
}

int deallocate_parameters(jint count, jvmtiParamInfo *parameters)
{
    int failed = 0;
    for (jint i = 0; parameters != NULL && i < count; i++)
        failed += ti(Deallocate, (unsigned char *)parameters[i].name) != JVMTI_ERROR_NONE;
    return failed + (ti(Deallocate, (unsigned char *)parameters) != JVMTI_ERROR_NONE);
}

static bool is_extension_event(jint number)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++)
        if (events[i].extension_event_index == number)
            return true;
    return false;
}

jvmtiEvent unknown_event(jint number)
{
    for (jint below = JVMTI_MIN_EVENT_TYPE_VAL - 1; is_extension_event(number); below--)
        number = below;
    return (jvmtiEvent)number;
}

/* ---- The event that a class was unloaded -------------------------------- */

static atomic_int unloads;

jint index_of_class_unload(void)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++)
        if (strcmp(readable_text(events[i].id), "com.sun.hotspot.events.ClassUnload") == 0)
            return events[i].extension_event_index;
    inapplicable("the JVM has no extension event of which it is known when it is posted");
}

void JNICALL on_class_unload(jvmtiEnv *env, ...)
{
    atomic_fetch_add(&unloads, 1);
}

int class_unloads(void)
{
    return atomic_load(&unloads);
}

void reset_class_unloads(void)
{
    atomic_store(&unloads, 0);
}

void await_class_unload(void)
{
    for (int i = 0; i < 100 && class_unloads() == 0; i++)
        must(ForceGarbageCollection);
}
