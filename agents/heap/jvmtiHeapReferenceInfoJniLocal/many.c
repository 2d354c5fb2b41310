/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports each of two hundred local references with its native frame.");

enum { LOCALS = 200 };

static jmethodID caller;
static int misplaced;

/* What else the collector takes for a root is up to the JVM. */
HEAP_REFERENCE_CALLBACK(see)
{
    static bool seen[LOCALS + 1];
    if (*tag <= 0 || *tag > LOCALS || kind == JVMTI_HEAP_REFERENCE_OTHER)
        return 0;
    if (!seen[*tag])
        record("%s", reference_kind(kind));
    seen[*tag] = true;
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL)
        misplaced += info->jni_local.thread_tag != TAG_OF_THREAD || info->jni_local.depth != 0
                     || info->jni_local.method != caller;
    return 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    jlocation location;
    jthread thread = NULL;
    must(GetFrameLocation, NULL, 0, &caller, &location);
    must(GetCurrentThread, &thread);
    set_tag(thread, TAG_OF_THREAD);
    if ((*jni)->PushLocalFrame(jni, LOCALS + 16) != 0)
        broken("there is no room for the local references");
    jclass object = find_class(jni, "java/lang/Object");
    for (int i = 1; i <= LOCALS; i++)
        set_tag((*jni)->AllocObject(jni, object), i);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    say("in another frame: %d", misplaced);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
