/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("GetLocalObject returns the scalar-replaced object of a virtual thread's compiled frame.");

static void act(JNIEnv *jni, jthread thread)
{
    jclass thing = find_class(jni, "virtual_thread/CompiledFrames$Thing");
    must(SuspendThread, thread);
    for (int which = INNER; which <= OUTER; which++) {
        jint depth = compiled_depth(thread, which);
        jobject own = NULL, again = NULL;
        must(GetLocalObject, thread, depth, SLOT_OWN, &own);
        must(GetLocalObject, thread, depth, SLOT_OWN, &again);
        say("%s: %s, the same object twice: %s", compiled_names[which], to_string(jni, own),
            truth((*jni)->IsSameObject(jni, own, again)));
        if (own == NULL || !(*jni)->IsInstanceOf(jni, own, thing))
            continue;
        jfieldID number = field_id(jni, thing, "number", "I");
        (*jni)->SetIntField(jni, own, number, (*jni)->GetIntField(jni, own, number) + 1000);
    }
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
