/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetExtensionEventCallback returns ILLEGAL_ARGUMENT for an index that no extension event has.");

static void JNICALL callback(jvmtiEnv *env, ...)
{
}

static bool is_known(jint index)
{
    jint count = 0;
    bool found = false;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++)
        found |= events[i].extension_event_index == index;
    return found;
}

/* The smallest or the largest index, or 0 if there is none. */
static jint outermost(bool largest)
{
    jint count = 0, found = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++) {
        jint index = events[i].extension_event_index;
        if (i == 0 || (largest ? index > found : index < found))
            found = index;
    }
    return found;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint index = 0, step = strncmp(assay_case(), "previous", 8) == 0 ? -1 : 1;
    if (strncmp(assay_case(), "large", 5) == 0)
        index = 123456;
    else if (strncmp(assay_case(), "negative", 8) == 0)
        index = -123456;
    else if (strncmp(assay_case(), "standard", 8) == 0)
        index = JVMTI_EVENT_VM_INIT;
    else if (strncmp(assay_case(), "next", 4) == 0)
        index = outermost(true);
    else if (strncmp(assay_case(), "previous", 8) == 0)
        index = outermost(false);
    while (is_known(index))
        index += step;
    SAY_CALL(SetExtensionEventCallback, index, strstr(assay_case(), "cleared") ? NULL : callback);
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("large", "negative", "zero", "standard", "next", "previous", "large-cleared",
                   "negative-cleared", "zero-cleared", "standard-cleared", "next-cleared",
                   "previous-cleared"));
