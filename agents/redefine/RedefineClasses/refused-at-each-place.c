/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"
#include "class_file.h"

TITLE("RedefineClasses of three classes returns the error of the first, second or third and changes none.");

static bool is_about(const char *kind)
{
    return strncmp(assay_case(), kind, strlen(kind)) == 0;
}

/* What comes before the place in the case's name is wrong with the class file, */
static void spoil_file(unsigned char *bytes, jint length)
{
    static const char renamed[] = {1, 0, 6, 'a', 'n', 's', 'w', 'e', 'r'};
    static const jint final = 0x10, magic = 0, major_version = 6;
    struct class_file file = class_file_in(bytes, length);
    jint answer = find_member(&file, methods_of(&file), "answer", "()Ljava/lang/String;");
    if (is_about("class-modifier"))
        file.pool.bytes[file.access_flags + 1] ^= final;
    if (is_about("method-modifier"))
        file.pool.bytes[answer + 1] ^= final;
    if (is_about("method-name"))
        bytes[find_bytes(bytes, length, renamed, sizeof renamed) + 3] = 'A';
    if (is_about("malformed"))
        bytes[magic] = 0;
    if (is_about("version"))
        bytes[major_version] = 0x7f;
    free(file.pool.offsets);
}

/* or with the rest of the definition. */
static void spoil(JNIEnv *jni, jvmtiClassDefinition *definition)
{
    spoil_file((unsigned char *)definition->class_bytes, definition->class_byte_count);
    if (is_about("null-class"))
        definition->klass = NULL;
    if (is_about("null-bytes"))
        definition->class_bytes = NULL;
    if (is_about("array-class"))
        definition->klass = find_class(jni, "[I");
}

static bool is_changed(JNIEnv *jni, jclass klass)
{
    jmethodID answer = static_method_id(jni, klass, "answer", "()Ljava/lang/String;");
    return strcmp(to_string(jni, (*jni)->CallStaticObjectMethod(jni, klass, answer)), "old") != 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char old[] = {'o', 'l', 'd'};
    static const char *const places[THREE] = {"-first", "-second", "-third"};
    jvmtiClassDefinition definitions[THREE];
    jclass classes[THREE];
    bool changed = false;
    for (int i = FIRST; i < THREE; i++) {
        bool wrong = strstr(assay_case(), places[i]) != NULL;
        int named = wrong && is_about("name") ? (i + 1) % THREE : i;
        struct class_bytes file = class_bytes_at(jni, subject, 2 * named + 1);
        memcpy(file.bytes + find_bytes(file.bytes, file.length, old, sizeof old), "new",
               sizeof old);
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, 2 * i);
        definitions[i] = (jvmtiClassDefinition){classes[i], file.length, file.bytes};
        if (wrong)
            spoil(jni, &definitions[i]);
    }
    jvmtiError error = ti(RedefineClasses, THREE, definitions);
    say("RedefineClasses: %s", error_name(error));
    for (int i = FIRST; i < THREE; i++)
        changed = changed || is_changed(jni, classes[i]);
    say("refused, but changed: %s", truth(error != JVMTI_ERROR_NONE && changed));
}

#define EACH_PLACE(KIND) KIND "-first", KIND "-second", KIND "-third"

TEST(.target = "redefine.Three", .args = LIST("files"), .probe = observe, .batch = true,
     .needs = {.can_redefine_classes = 1},
     .cases = LIST(EACH_PLACE("null-class"), EACH_PLACE("null-bytes"), EACH_PLACE("array-class"),
                   EACH_PLACE("malformed"), EACH_PLACE("version"), EACH_PLACE("name"),
                   EACH_PLACE("class-modifier"), EACH_PLACE("method-modifier"),
                   EACH_PLACE("method-name")));
