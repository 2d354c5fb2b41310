/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Is an object reported that the JVM allocates for a handler of VMObjectAlloc?");
PASSAGES("VMObjectAlloc: sent when a method causes the JVM to allocate an object that is not "
         "visible otherwise; nothing is said of methods that the handler calls.");
WHY("A handler that calls Java may be called again meanwhile, without end if it does so each time, "
    "or misses the objects that it causes.");

static int events, within, depth;
static jobject array;

/* Has the JVM allocate an object: the clone of an array. */
static void clone_array(JNIEnv *jni)
{
    jmethodID clone = method_id(jni, find_class(jni, "java/lang/Object"), "clone",
                                "()Ljava/lang/Object;");
    (*jni)->CallObjectMethod(jni, array, clone);
    no_exception(jni);
}

static void JNICALL on_alloc(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                             jclass klass, jlong size)
{
    if (strcmp(class_name(klass), "[J") != 0)
        return;
    events++;
    within += depth;
    if (depth == 0 && events == 1) {
        depth = 1;
        clone_array(jni);
        depth = 0;
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    array = (*jni)->NewLongArray(jni, 3);
    on(VMObjectAlloc, on_alloc);
    clone_array(jni);
    say("events of a clone outside: %d", events - within);
    say("events of a clone by the handler, meanwhile: %d", within);
    events = 2;
    clone_array(jni);
    say("events of one more clone outside: %d", events - 2);
    off(VMObjectAlloc);
}

ASK(.probe = observe, .needs = {.can_generate_vm_object_alloc_events = 1});
