/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of two classes in one call keeps method ids and field ids valid.");

static struct class_bytes base_file;

/* Keeps its class file, but with another name of the source file. */
static void JNICALL keep_base(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                              const char *name, jobject domain, jint length,
                              const unsigned char *bytes, jint *new_length,
                              unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Base") != 0 || redefined != NULL)
        return;
    base_file = kept_class_bytes(bytes, length);
    unsigned char *source = memmem(base_file.bytes, (size_t)length, "Base.java", 9);
    if (source == NULL)
        broken("the class file of Base names no source file");
    *source = '_';
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, keep_base);
}

static void say_source(jclass klass)
{
    jvmtiCapabilities held = {0};
    char *source = NULL;
    must(GetCapabilities, &held);
    if (!held.can_get_source_file_name)
        return;
    must(GetSourceFileName, klass, &source);
    say("source file of the other: %s", source);
    release(source);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jfieldID total = static_field_id(jni, klass, "total", "I");
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    if (base_file.bytes == NULL)
        inapplicable("the class was loaded before the hook is called");
    const jvmtiClassDefinition definitions[] = {
        {find_class(jni, "redefine/Base"), base_file.length, base_file.bytes},
        {klass, file.length, file.bytes}};
    SAY_CALL(RedefineClasses, 2, definitions);
    say_source(definitions[0].klass);
    say("by the old id of the method: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    say("by the old id of the field: %d", (int)(*jni)->GetStaticIntField(jni, klass, total));
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1},
     .wants = {.can_get_source_file_name = 1});
