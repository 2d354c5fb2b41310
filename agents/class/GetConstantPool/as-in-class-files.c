/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool has, where GetBytecodes refers to it, the constants that the class file has there.");

enum { LONG_TEXT = 1000 };

static struct constant_pool pool;
static const struct class_file *file_of_pool;

static void use_pool_of(const struct class_file_method *method)
{
    jclass klass = NULL;
    if (file_of_pool == method->file)
        return;
    if (file_of_pool != NULL)
        free_constant_pool(&pool);
    file_of_pool = method->file;
    must(GetMethodDeclaringClass, method->id, &klass);
    pool = get_constant_pool(klass);
    if (!pool.complete)
        differs("%s: expected a well-formed constant pool, actual not", class_name(klass));
}

/* The kind of a method handle and the number of a bootstrap method are not in the texts of constants. */
static bool is_same_constant(unsigned expected, unsigned actual)
{
    const struct constant_pool *own = &file_of_pool->pool;
    int tag = constant_tag(own, expected);
    if (tag != constant_tag(&pool, actual))
        return false;
    if (tag == CONSTANT_METHOD_HANDLE
        && own->bytes[constant_at(own, expected)] != pool.bytes[constant_at(&pool, actual)])
        return false;
    if ((tag == CONSTANT_DYNAMIC || tag == CONSTANT_INVOKE_DYNAMIC)
        && pool_u2(own, constant_at(own, expected)) != pool_u2(&pool, constant_at(&pool, actual)))
        return false;
    if (tag == CONSTANT_STRING
        && pool_u2(own, constant_at(own, pool_u2(own, constant_at(own, expected)))) > LONG_TEXT)
        return true;
    return strcmp(constant_text(own, expected), constant_text(&pool, actual)) == 0;
}

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jint size = 0;
    unsigned char *code = NULL;
    use_pool_of(method);
    must(GetBytecodes, method->id, &size, &code);
    size = readable(code, size);
    const unsigned char *own = class_file_bytes(method->file, method->code + 8, size);
    for (jint at = 0; at < size; at = next_instruction(own, size, at)) {
        jint bytes = constant_index_bytes(own[at]);
        unsigned expected = bytes == 1 ? own[at + 1] : (unsigned)own[at + 1] << 8 | own[at + 2];
        unsigned actual = bytes == 1 ? code[at + 1] : (unsigned)code[at + 1] << 8 | code[at + 2];
        if (bytes > 0 && !is_same_constant(expected, actual))
            differs("%s: expected %s at %d, actual another constant", method->name,
                    constant_text(&file_of_pool->pool, expected), (int)at);
    }
    release(code);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_bytecodes = 1, .can_get_constant_pool = 1},
     .wants = {CLASS_FILE_WANTS});
