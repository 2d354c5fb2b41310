/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetExtensionEventCallback sets and clears a callback of each extension event repeatedly.");

static void JNICALL callback(jvmtiEnv *env, ...)
{
}

static void load(JavaVM *vm, char *options)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    jvmtiCapabilities all;
    int set = 0, cleared = 0;
    must(GetPotentialCapabilities, &all);
    must(AddCapabilities, &all);
    must(GetExtensionEvents, &count, &events);
    if (count == 0)
        inapplicable("there is no extension event");
    for (int round = 0; round < 2; round++)
        for (jint i = 0; i < readable(events, count); i++) {
            jint index = events[i].extension_event_index;
            set += ti(SetExtensionEventCallback, index, callback) == JVMTI_ERROR_NONE;
            cleared += ti(SetExtensionEventCallback, index, NULL) == JVMTI_ERROR_NONE;
        }
    say("all set: %s", truth(set == 2 * count));
    say("all cleared: %s", truth(cleared == 2 * count));
}

TEST(.load = load);
