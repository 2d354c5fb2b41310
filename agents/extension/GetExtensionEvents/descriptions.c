/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetExtensionEvents describes each event completely, with a unique index and memory to free.");

static void list(const char *when)
{
    jint count = -1;
    jvmtiExtensionEventInfo *events = NULL;
    int ids = 0, parameters = 0, same = 0, refused = 0;
    jvmtiError error = ti(GetExtensionEvents, &count, &events);
    say("%s: %s", when, error_name(error));
    if (error != JVMTI_ERROR_NONE || (count > 0 && events == NULL))
        return;
    for (jint i = 0; i < count; i++) {
        ids += !is_extension_id(events[i].id) || events[i].short_description == NULL;
        parameters += count_wrong_parameters(events[i].param_count, events[i].params);
        for (jint j = 0; j < i; j++)
            same += events[i].extension_event_index == events[j].extension_event_index;
    }
    for (jint i = 0; i < count; i++) {
        refused += ti(Deallocate, (unsigned char *)events[i].id) != JVMTI_ERROR_NONE;
        refused += ti(Deallocate, (unsigned char *)events[i].short_description) != JVMTI_ERROR_NONE;
        refused += deallocate_parameters(events[i].param_count, events[i].params);
    }
    refused += ti(Deallocate, (unsigned char *)events) != JVMTI_ERROR_NONE;
    say("%s: list: %s", when, truth(count == 0 || (count > 0 && events != NULL)));
    say("%s: wrong texts: %d, wrong parameters: %d, equal indices: %d", when, ids, parameters,
        same);
    say("%s: refused by Deallocate: %d", when, refused);
}

static void load(JavaVM *vm, char *options)
{
    list("OnLoad");
}

static void init(JNIEnv *jni, jthread thread)
{
    list("VMInit");
}

TEST(.load = load, .init = init);
