/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "redefine.h"

/* ---- Class files of a target -------------------------------------------- */

static struct class_bytes room_for(jint length)
{
    struct class_bytes file = {.length = length, .bytes = malloc((size_t)length + 1)};
    if (file.bytes == NULL)
        broken("there is no memory for a class file");
    return file;
}

struct class_bytes kept_class_bytes(const unsigned char *bytes, jint length)
{
    struct class_bytes file = room_for(readable(bytes, length));
    if (file.length > 0)
        memcpy(file.bytes, bytes, (size_t)file.length);
    return file;
}

bool is_class_file(const struct class_bytes *file, const unsigned char *bytes, jint length)
{
    return length == file->length && readable(bytes, length) == length
           && memcmp(bytes, file->bytes, (size_t)length) == 0;
}

struct class_bytes copy_class_bytes(JNIEnv *jni, jbyteArray array)
{
    struct class_bytes file = room_for((*jni)->GetArrayLength(jni, array));
    (*jni)->GetByteArrayRegion(jni, array, 0, file.length, (jbyte *)file.bytes);
    no_exception(jni);
    return file;
}

struct class_bytes class_bytes_at(JNIEnv *jni, jobjectArray array, jsize index)
{
    return copy_class_bytes(jni, (*jni)->GetObjectArrayElement(jni, array, index));
}

jclass class_of_probe(JNIEnv *jni, jobjectArray subject)
{
    return (*jni)->GetObjectArrayElement(jni, subject, 0);
}

/* The name of a class from its signature, from `begin` on. */
static const char *name_from(const char *signature, const char *begin)
{
    size_t length = strlen(begin);
    if (length == 0 || signature[0] != 'L' || begin[length - 1] != ';')
        broken("%s is the signature of no class or interface", signature);
    char *text = assay_text();
    assay_append(text, "%.*s", (int)length - 1, begin);
    return text;
}

const char *simple_class_name(jclass klass)
{
    const char *signature = class_name(klass);
    const char *last = strrchr(signature, '/');
    return name_from(signature, (last != NULL ? last : signature) + 1);
}

jint find_bytes(const unsigned char *bytes, jint length, const void *wanted, size_t size)
{
    const unsigned char *found = memmem(bytes, (size_t)readable(bytes, length), wanted, size);
    return found == NULL ? -1 : (jint)(found - bytes);
}

/* ---- Redefining and retransforming -------------------------------------- */

jvmtiError redefine(JNIEnv *jni, jobjectArray subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definition = {class_of_probe(jni, subject), file.length, file.bytes};
    jvmtiError error = ti(RedefineClasses, 1, &definition);
    free(file.bytes);
    return error;
}

jvmtiError redefine_all(JNIEnv *jni, jobjectArray subject)
{
    jvmtiClassDefinition definitions[4];
    jint count = (*jni)->GetArrayLength(jni, subject) / 2;
    if (count > 4)
        broken("there is room for four definitions");
    for (jint i = 0; i < count; i++) {
        struct class_bytes file = class_bytes_at(jni, subject, 2 * i + 1);
        definitions[i] = (jvmtiClassDefinition){(*jni)->GetObjectArrayElement(jni, subject, 2 * i),
                                                file.length, file.bytes};
    }
    jvmtiError error = ti(RedefineClasses, count, definitions);
    for (jint i = 0; i < count; i++)
        free((void *)definitions[i].class_bytes);
    return error;
}

jvmtiError retransform(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    off(ClassFileLoadHook);
    free(hook_file.bytes);
    hook_file.bytes = NULL;
    return error;
}

void say_redefined(JNIEnv *jni, jobjectArray subject)
{
    jvmtiError error = redefine(jni, subject);
    say("%s: %s", simple_class_name(class_of_probe(jni, subject)), error_name(error));
}

void say_retransformed(JNIEnv *jni, jobjectArray subject)
{
    hook_class_of_probe(jni, subject);
    jvmtiError error = retransform(jni, subject);
    say("%s: %s", simple_class_name(class_of_probe(jni, subject)), error_name(error));
}

static bool copies;

static void JNICALL hook_copy(HOOK_PARAMETERS)
{
    if (redefined == NULL || name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    if (copies)
        give_copy(env, bytes, length, new_bytes, new_length);
}

void say_retransformed_unchanged(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = class_of_probe(jni, subject);
    on(ClassFileLoadHook, hook_copy);
    for (int i = 0; i < 2; i++) {
        hook_class_of_probe(jni, subject);
        copies = i == 0;
        jvmtiError error = ti(RetransformClasses, 1, &klass);
        say("%s %s: %s, hook %d", simple_class_name(klass), copies ? "copied" : "left",
            error_name(error), hook_calls);
    }
    off(ClassFileLoadHook);
}

jint number_of(JNIEnv *jni, jclass klass)
{
    jint number = (*jni)->CallStaticIntMethod(jni, klass,
                                              static_method_id(jni, klass, "number", "()I"));
    if (!(*jni)->ExceptionCheck(jni))
        return number;
    (*jni)->ExceptionClear(jni);
    return NO_NUMBER;
}

jvmtiError say_refused(JNIEnv *jni, jobjectArray subject, const char *function, class_change change)
{
    jclass klass = class_of_probe(jni, subject);
    hook_class_of_probe(jni, subject);
    jint before = number_of(jni, klass);
    jvmtiError error = change(jni, subject);
    say("%s: %s", function, error_name(error));
    say("refused, but changed: %s",
        truth(error != JVMTI_ERROR_NONE && number_of(jni, klass) != before));
    return error;
}

int redefine_repeatedly(JNIEnv *jni, jobjectArray subject, int times)
{
    static const unsigned char constant[] = {1, 0, 3, '0', '0', '0'}; /* CONSTANT_Utf8 */
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definition = {class_of_probe(jni, subject), file.length, file.bytes};
    jint at = find_bytes(file.bytes, file.length, constant, sizeof constant);
    int errors = 0;
    if (at < 0 || times > 999)
        broken("the class file has no constant \"000\", or three digits are too few");
    for (int i = 1; i <= times; i++) {
        char digits[12];
        snprintf(digits, sizeof digits, "%03d", i);
        memcpy(file.bytes + at + 3, digits, 3);
        errors += ti(RedefineClasses, 1, &definition) != JVMTI_ERROR_NONE;
    }
    free(file.bytes);
    return errors;
}

/* ---- ClassFileLoadHook -------------------------------------------------- */

const char *hook_class = "redefine/Subject";
struct class_bytes hook_file;
int hook_calls;

void give_copy(jvmtiEnv *env, const unsigned char *bytes, jint length, unsigned char **new_bytes,
               jint *new_length)
{
    if (readable(bytes, length) == 0)
        return;
    must_in(env, Allocate, length, new_bytes);
    memcpy(*new_bytes, bytes, (size_t)length);
    *new_length = length;
}

int give_replaced(jvmtiEnv *env, const unsigned char *bytes, jint length, unsigned char **new_bytes,
                  jint *new_length, const void *from, const void *to, size_t size)
{
    int count = 0;
    give_copy(env, bytes, length, new_bytes, new_length);
    for (jint at = 0; (size_t)at + size <= (size_t)readable(bytes, length); at++)
        if (memcmp(bytes + at, from, size) == 0) {
            memcpy(*new_bytes + at, to, size);
            count++;
        }
    return count;
}

void hook_in(jvmtiEnv *env, jvmtiEventClassFileLoadHook callback)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = callback};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
}

void JNICALL hook_replace(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    if (hook_file.bytes != NULL)
        give_copy(env, hook_file.bytes, hook_file.length, new_bytes, new_length);
}

/* The method's code is two bytes, iconst_1 or another, and ireturn. The rest of the bytes need not
 * be those that were defined, nor the same each time. */
static int number_in(const unsigned char *bytes, jint length)
{
    static const unsigned char code_length[] = {0, 0, 0, 2};
    for (jint at = 0; at + 6 <= readable(bytes, length); at++)
        if (memcmp(bytes + at, code_length, sizeof code_length) == 0 && bytes[at + 5] == 0xac)
            return bytes[at + 4] - 3;
    return -1;
}

void JNICALL hook_say_number(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    say("the hook gets number %d", number_in(bytes, length));
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

void hook_class_of_probe(JNIEnv *jni, jobjectArray subject)
{
    static char *name;
    const char *signature = class_name(class_of_probe(jni, subject));
    free(name);
    name = strdup(name_from(signature, signature + 1));
    if (name == NULL)
        broken("there is no memory for the name of a class");
    hook_class = name;
    hook_calls = 0;
}

/* ---- A class whose early hooks are observed ----------------------------- */

static int other_sources_given;

void give_other_source(jvmtiEnv *env, const unsigned char *bytes, jint length,
                       unsigned char **new_bytes, jint *new_length)
{
    if (give_replaced(env, bytes, length, new_bytes, new_length, EARLY_SOURCE, EARLY_OTHER_SOURCE,
                      strlen(EARLY_SOURCE))
        == 0)
        inapplicable("the class file names no source file");
    other_sources_given++;
}

void say_class_version(jclass klass)
{
    jint minor = -1, major = -1;
    must(GetClassVersionNumbers, klass, &minor, &major);
    say("version: %d.%d", (int)major, (int)minor);
}

jclass early_class(JNIEnv *jni)
{
    jboolean modifiable = JNI_FALSE;
    jclass klass = find_class(jni, EARLY_CLASS);
    must(IsModifiableClass, klass, &modifiable);
    if (other_sources_given == 0 || !modifiable)
        inapplicable("the class is passed over, or cannot be modified");
    return klass;
}

const char *source_of_early_class(jclass klass)
{
    char *source = NULL;
    jvmtiError error = ti(GetSourceFileName, klass, &source);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION)
        return "none";
    assay_must(assay_env, "GetSourceFileName", error);
    return strcmp(readable_text(source), EARLY_SOURCE) == 0         ? "original"
           : strcmp(readable_text(source), EARLY_OTHER_SOURCE) == 0 ? "other"
                                                                    : "wrong";
}
