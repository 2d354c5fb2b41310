/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("GetLocalObject returns the scalar-replaced object of a virtual thread's compiled frame.");

/* A parked thread may have woken spuriously and own a lock of the class library; so nothing calls Java
 * until it is resumed. */
static void act(JNIEnv *jni, jthread thread)
{
    jclass thing = find_class(jni, "virtual_thread/CompiledFrames$Thing");
    jfieldID field = field_id(jni, thing, "number", "I");
    must(SuspendThread, thread);
    for (int which = INNER; which <= OUTER; which++) {
        jint depth = compiled_depth(thread, which);
        jobject own = NULL, again = NULL;
        must(GetLocalObject, thread, depth, SLOT_OWN, &own);
        must(GetLocalObject, thread, depth, SLOT_OWN, &again);
        bool is_thing = own != NULL && (*jni)->IsInstanceOf(jni, own, thing);
        jint number = is_thing ? (*jni)->GetIntField(jni, own, field) : 0;
        char *text = assay_text();
        if (is_thing)
            assay_append(text, "thing %d", (int)number);
        say("%s: %s, the same object twice: %s", compiled_names[which],
            is_thing      ? text
            : own == NULL ? "null"
                          : "no thing",
            truth((*jni)->IsSameObject(jni, own, again)));
        if (is_thing)
            (*jni)->SetIntField(jni, own, field, number + 1000);
    }
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
