/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("VMObjectAlloc of an allocation on a virtual thread names that thread, not its carrier.");

static int events, wrong;

static void JNICALL allocated(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    if (strcmp(class_name(klass), "[Lvirtual_thread/OnVirtualThread;") != 0)
        return;
    events++;
    wrong += !(*jni)->IsSameObject(jni, thread, current_thread()) || !is_virtual(jni, thread);
}

/* Which methods have the JVM allocate by itself is its own choice. */
static void observe(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/OnVirtualThread");
    jclass object = find_class(jni, "java/lang/Object");
    jobject array = (*jni)->NewObjectArray(jni, 1, klass, NULL);
    on(VMObjectAlloc, allocated);
    (*jni)->CallObjectMethod(jni, array, method_id(jni, object, "clone", "()Ljava/lang/Object;"));
    no_exception(jni);
    if (events == 0)
        inapplicable("the copy of an array is not reported");
    say("of this thread: %s, of another: %d", truth(events > wrong), wrong);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
