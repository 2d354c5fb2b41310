/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "redefine.h"

TITLE("GetFrameLocation gives obsolete frames at any depth the method IDs that they keep.");

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread thread = element(jni, given, HOLDING_THREAD);
    jint depth = frame_count_of(thread);
    for (jint i = 0; i < depth; i++) {
        jvmtiFrameInfo frame = {0};
        must(GetFrameLocation, thread, i, &frame.method, &frame.location);
        put_holding_ids(&frame, 1, holding_ids);
    }
}

static void observe(JNIEnv *jni, jobject given)
{
    observe_obsolete_ids(jni, given, ask_first);
}

TEST(.target = "redefine.ObsoleteIds", .probe = observe, .needs = {.can_redefine_classes = 1});
