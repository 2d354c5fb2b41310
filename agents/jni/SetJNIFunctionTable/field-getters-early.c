/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable in an early VMStart replaces functions that get fields in the live phase, too.");

static jniNativeInterface *original;
/* Other threads may call, too, and the class library for fields of its own. */
static JNIEnv *own;
static jobject own_object;
static int ints, longs;

static jint JNICALL our_get_int(JNIEnv *jni, jobject object, jfieldID id)
{
    ints += jni == own && (*jni)->IsSameObject(jni, object, own_object);
    return original->GetIntField(jni, object, id);
}

static jlong JNICALL our_get_long(JNIEnv *jni, jobject object, jfieldID id)
{
    longs += jni == own && (*jni)->IsSameObject(jni, object, own_object);
    return original->GetLongField(jni, object, id);
}

static void start(JNIEnv *jni)
{
    jniNativeInterface *table = get_jni_table();
    original = get_jni_table();
    table->GetIntField = our_get_int;
    table->GetLongField = our_get_long;
    set_jni_table(table);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fields");
    jobject object = (*jni)->AllocObject(jni, klass);
    own = jni;
    own_object = object;
    (void)(*jni)->GetIntField(jni, object, field_id(jni, klass, "i", "I"));
    (void)(*jni)->GetLongField(jni, object, field_id(jni, klass, "j", "J"));
    say("GetIntField ours: %d, GetLongField ours: %d", ints, longs);
}

TEST(.start = start, .probe = observe, .since = 11, .needs = {.can_generate_early_vmstart = 1});
