/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "event_causes.h"
#include "virtual.h"

TITLE("MethodEntry enabled for a mounted virtual thread is posted while another event is enabled for all.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lfresh/Prepared;") == 0)
        say("prepared: %s", class_name(klass));
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (strncmp(method_name(method), "Lallocation/Maker;.make()", 25) == 0)
        say("entered: %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject thread)
{
    need_prepared_where_used(jni);
    on(ClassPrepare, prepared);
    (*jni)->AllocObject(jni, define_small_class(jni, "fresh/Prepared", NULL));
    no_exception(jni);
    jclass maker = find_class(jni, "allocation/Maker");
    jmethodID make = static_method_id(jni, maker, "make", "()Lallocation/Thing;");
    on_thread(MethodEntry, entered, thread);
    (*jni)->CallStaticObjectMethod(jni, maker, make);
    no_exception(jni);
    say("made");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_support_virtual_threads = 1});
