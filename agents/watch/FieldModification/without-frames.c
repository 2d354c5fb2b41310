/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("JNI accesses to watched fields by a thread without a Java frame are harmless, with events or none.");

static jclass klass;
static jfieldID number;

static const char *accessor(jthread thread)
{
    return strcmp(thread_name(thread), "agent thread") == 0 ? "the agent thread" : "main";
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass declaring, jobject object, jfieldID field)
{
    say("read %s of %s by %s", short_field_name(declaring, field), to_string(jni, object),
        accessor(thread));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass declaring, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s of %s by %s: %d", short_field_name(declaring, field), to_string(jni, object),
        accessor(thread), (int)value.i);
}

static void JNICALL use(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (*jni)->SetStaticIntField(jni, klass, number, 42);
    say("native code read %d", (int)(*jni)->GetStaticIntField(jni, klass, number));
}

static void observe(JNIEnv *jni, jobject unused)
{
    klass = (*jni)->NewGlobalRef(jni, find_class(jni, "watch/Fields"));
    number = static_field_id(jni, klass, "number", "I");
    must(SetFieldAccessWatch, klass, number);
    must(SetFieldModificationWatch, klass, number);
    on(FieldAccess, accessed);
    on(FieldModification, modified);
    await_end(start_agent_thread(jni, "agent thread", use, NULL));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
