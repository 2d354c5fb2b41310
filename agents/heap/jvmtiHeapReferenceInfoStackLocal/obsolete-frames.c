/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "redefine.h"

TITLE("FollowReferences as the first function called reports obsolete frames with the IDs that they keep.");

enum { MOST_REPORTS = 100 };

/* All of them: the frame of a caller may have the object, too. */
static jvmtiFrameInfo reports[MOST_REPORTS];
static jint report_count;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag > 0 && report_count < MOST_REPORTS)
        reports[report_count++].method = info->stack_local.method;
    return JVMTI_VISIT_OBJECTS;
}

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    for (jint i = 0; i < HOLDING_METHODS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, given, HOLDING_OBJECTS + i);
        set_tag(object, i + 1);
        (*jni)->DeleteLocalRef(jni, object);
    }
    report_count = 0;
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    put_holding_ids(reports, report_count, holding_ids);
}

static void observe(JNIEnv *jni, jobject given)
{
    observe_obsolete_ids(jni, given, ask_first);
}

TEST(.target = "redefine.ObsoleteIds", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_tag_objects = 1});
