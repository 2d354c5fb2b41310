/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable replaces the functions that get fields of primitive types.");

#define EACH_GETTER(X)                                                                             \
    X(GetBooleanField, jboolean, "z", "Z")                                                         \
    X(GetByteField, jbyte, "b", "B")                                                               \
    X(GetCharField, jchar, "c", "C")                                                               \
    X(GetShortField, jshort, "s", "S")                                                             \
    X(GetIntField, jint, "i", "I")                                                                 \
    X(GetLongField, jlong, "j", "J")                                                               \
    X(GetFloatField, jfloat, "f", "F")                                                             \
    X(GetDoubleField, jdouble, "d", "D")

static jniNativeInterface *original;
/* Other threads may call, too, and the class library for fields of its own. */
static JNIEnv *own;
static jobject own_object;
static int calls;

#define OURS(getter, type, field, signature)                                                       \
    static type JNICALL our_##getter(JNIEnv *jni, jobject object, jfieldID id)                     \
    {                                                                                              \
        calls += jni == own && (*jni)->IsSameObject(jni, object, own_object);                      \
        return original->getter(jni, object, id);                                                  \
    }
EACH_GETTER(OURS)
#define REPLACE(getter, type, field, signature) table->getter = our_##getter;
#define CALL(getter, type, field, signature)                                                       \
    (void)(*jni)->getter(jni, object, field_id(jni, klass, field, signature));

static void observe(JNIEnv *jni, jobject unused)
{
    jniNativeInterface *table = get_jni_table();
    jclass klass = find_class(jni, "watch/Fields");
    jobject object = (*jni)->AllocObject(jni, klass);
    own = jni;
    own_object = object;
    original = get_jni_table();
    EACH_GETTER(REPLACE)
    set_jni_table(table);
    release(table);
    EACH_GETTER(CALL)
    say("calls of ours: %d", calls);
}

TEST(.probe = observe);
