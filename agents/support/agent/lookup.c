/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

void no_exception(JNIEnv *jni)
{
    if (!(*jni)->ExceptionCheck(jni))
        return;
    (*jni)->ExceptionDescribe(jni);
    broken("an unexpected Java exception is pending; standard error has its trace");
}

static void *found(JNIEnv *jni, void *member, const char *name, const char *signature)
{
    if (member == NULL) {
        (*jni)->ExceptionDescribe(jni);
        broken("there is no %s%s%s", name, *signature != '\0' ? " " : "", signature);
    }
    return member;
}

/* FindClass asks the loader of the frame that it is called from: in an event callback that may
 * be a frame of the JVM's own start-up, which does not know the classes of the tests. */
static jclass asked_of_loader(JNIEnv *jni, const char *name)
{
    char binary[256];
    size_t length = 0;
    for (; name[length] != '\0' && length + 1 < sizeof binary; length++)
        binary[length] = name[length] == '/' ? '.' : name[length];
    binary[length] = '\0';
    (*jni)->ExceptionClear(jni);
    jclass loaders = (*jni)->FindClass(jni, "java/lang/ClassLoader");
    jobject loader = (*jni)->CallStaticObjectMethod(
        jni, loaders,
        static_method_id(jni, loaders, "getSystemClassLoader", "()Ljava/lang/ClassLoader;"));
    if (loader == NULL || (*jni)->ExceptionCheck(jni))
        return NULL;
    return (*jni)->CallObjectMethod(
        jni, loader, method_id(jni, loaders, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"),
        (*jni)->NewStringUTF(jni, binary));
}

jclass find_class(JNIEnv *jni, const char *name)
{
    jclass klass = (*jni)->FindClass(jni, name);
    if (klass == NULL)
        klass = asked_of_loader(jni, name);
    return found(jni, klass, name, "");
}

jmethodID method_id(JNIEnv *jni, jclass klass, const char *name, const char *signature)
{
    return found(jni, (*jni)->GetMethodID(jni, klass, name, signature), name, signature);
}

jmethodID static_method_id(JNIEnv *jni, jclass klass, const char *name, const char *signature)
{
    return found(jni, (*jni)->GetStaticMethodID(jni, klass, name, signature), name, signature);
}

jfieldID field_id(JNIEnv *jni, jclass klass, const char *name, const char *signature)
{
    return found(jni, (*jni)->GetFieldID(jni, klass, name, signature), name, signature);
}

jfieldID static_field_id(JNIEnv *jni, jclass klass, const char *name, const char *signature)
{
    return found(jni, (*jni)->GetStaticFieldID(jni, klass, name, signature), name, signature);
}

jobject object_field(JNIEnv *jni, jobject object, const char *name, const char *signature)
{
    jclass klass = (*jni)->GetObjectClass(jni, object);
    return (*jni)->GetObjectField(jni, object, field_id(jni, klass, name, signature));
}

jobject static_object_field(JNIEnv *jni, jclass klass, const char *name, const char *signature)
{
    return (*jni)->GetStaticObjectField(jni, klass, static_field_id(jni, klass, name, signature));
}

jobject element(JNIEnv *jni, jobject array, jsize index)
{
    return (*jni)->GetObjectArrayElement(jni, array, index);
}

void pass_case(JNIEnv *jni, jclass target)
{
    jfieldID variant = static_field_id(jni, target, "variant", "Ljava/lang/String;");
    (*jni)->SetStaticObjectField(jni, target, variant, (*jni)->NewStringUTF(jni, assay_case()));
    no_exception(jni);
}

int times_in(JNIEnv *jni, jobject object, jint count, const jobject *objects)
{
    int times = 0;
    for (jint i = 0; objects != NULL && i < count; i++)
        times += (*jni)->IsSameObject(jni, objects[i], object);
    return times;
}

bool asks_for_case(JNIEnv *jni, jobject subject)
{
    if (!(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class")))
        return false;
    pass_case(jni, subject);
    return true;
}

void ask_for_references(JNIEnv *jni, jint count)
{
    if ((*jni)->EnsureLocalCapacity(jni, count) != JNI_OK)
        (*jni)->ExceptionClear(jni);
}

const char *to_string(JNIEnv *jni, jobject object)
{
    if (object == NULL)
        return "null";
    if ((*jni)->IsInstanceOf(jni, object, find_class(jni, "java/lang/Class")))
        return class_name(object);
    jclass klass = (*jni)->GetObjectClass(jni, object);
    jmethodID method = method_id(jni, klass, "toString", "()Ljava/lang/String;");
    jstring string = (*jni)->CallObjectMethod(jni, object, method);
    no_exception(jni);
    const char *chars = (*jni)->GetStringUTFChars(jni, string, NULL);
    if (chars == NULL)
        broken("GetStringUTFChars failed");
    char *text = assay_text();
    assay_append(text, "%s", chars);
    (*jni)->ReleaseStringUTFChars(jni, string, chars);
    return text;
}

/* Copies a string that JVM TI allocated into a short-lived text. */
static const char *taken(char *string)
{
    char *text = assay_text();
    assay_append(text, "%s", string != NULL ? string : "null");
    release(string);
    return text;
}

const char *class_name(jclass klass)
{
    char *signature = NULL;
    must(GetClassSignature, klass, &signature, NULL);
    return taken(signature);
}

/* What a JVM gives for a frame without a method is not looked into. */
const char *method_name(jmethodID method)
{
    if (method == NULL || method == (jmethodID)-1)
        return "no method";
    jclass klass = NULL;
    char *name = NULL;
    char *signature = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    must(GetMethodName, method, &name, &signature, NULL);
    char *text = assay_text();
    assay_append(text, "%s.%s%s", class_name(klass), name, signature);
    release(name);
    release(signature);
    return text;
}

const char *thread_name(jthread thread)
{
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread, &info);
    return taken(info.name);
}

void set_tag(jobject object, jlong tag)
{
    must(SetTag, object, tag);
}

jlong tag_of(jobject object)
{
    jlong tag = -77;
    must(GetTag, object, &tag);
    return tag;
}
