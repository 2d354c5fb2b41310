/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is not posted after it was disabled, while another environment still gets it.");

enum { OBJECTS = 40 };

static int events, events_in_other;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(env == assay_env ? &events : &events_in_other, 1, __ATOMIC_SEQ_CST);
}

static void make(JNIEnv *jni, jvmtiEnv *other, jweak *witnesses)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        set_tag(object, 100 + i);
        must_in(other, SetTag, object, 200 + i);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    static jweak witnesses[OBJECTS];
    jvmtiEnv *other = freeing_environment();
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    on(ObjectFree, on_free);
    off(ObjectFree);
    make(jni, other, witnesses);
    if (!collect_until_freed(jni, witnesses, OBJECTS)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int i = 0; i < 1000 && __atomic_load_n(&events_in_other, __ATOMIC_SEQ_CST) < OBJECTS;
         i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    for (int i = 0; i < 3; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    say("other: %d, disabled: %d", __atomic_load_n(&events_in_other, __ATOMIC_SEQ_CST),
        __atomic_load_n(&events, __ATOMIC_SEQ_CST));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
