/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("SetLocalObject on a compiled frame of a virtual thread works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    jint depth = compiled_depth(thread, MIDDLE);
    jclass klass = find_class(jni, "virtual_thread/CompiledFrames$Thing");
    jobject thing = (*jni)->AllocObject(jni, klass);
    (*jni)->SetIntField(jni, thing, field_id(jni, klass, "number", "I"), 4);
    SAY_CALL(SetLocalInt, thread, depth, SLOT_I, 1);
    SAY_CALL(SetLocalLong, thread, depth, SLOT_J, 2);
    SAY_CALL(SetLocalDouble, thread, depth, SLOT_D, 3);
    SAY_CALL(SetLocalObject, thread, depth, SLOT_THING, thing);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
