/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/descriptor_cache.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/directories.h"
#include "base/output_file.h"
#include "base/text.h"
#include "catalog/descriptor_copy.h"

/* Fewer libraries are read as fast as the cache. */
enum { WORTH_IT = 100 };

struct descriptor_cache {
    char *path;
    size_t directory; /* the length of its name */
    json_t *before; /* of each library by its name there: what identifies it, and its descriptor */
    json_t *now;    /* of those that were looked for */
    bool is_changed;
};

/* What changes whenever a file does. Allocated; NULL if there is no such file. */
static char *identity_of(const char *path)
{
    struct stat file;
    if (stat(path, &file) != 0)
        return NULL;
    return xprintf("%lld %lld.%09ld %lld.%09ld %llu", (long long)file.st_size,
                   (long long)file.st_mtim.tv_sec, file.st_mtim.tv_nsec,
                   (long long)file.st_ctim.tv_sec, file.st_ctim.tv_nsec,
                   (unsigned long long)file.st_ino);
}

struct descriptor_cache *descriptor_cache_open(const struct home *home)
{
    struct descriptor_cache *cache = xcalloc(1, sizeof *cache);
    cache->path = home->descriptors != NULL ? xstrdup(home->descriptors) : NULL;
    cache->directory = strlen(home->agents) + 1;
    cache->before = cache->path != NULL ? json_load_file(cache->path, 0, NULL) : NULL;
    cache->now = json_object();
    return cache;
}

/* ---- A descriptor as JSON ------------------------------------------------- */

#define HOOKS(X) X(load) X(start) X(init) X(probe) X(attach) X(death) X(unload)
#define NUMBERS(X) X(version) X(size) X(since) X(until) X(timeout) X(exit_status) X(batch)
#define STRINGS(X) X(title) X(target) X(options)
#define LISTS(X) X(args) X(vm_args) X(env) X(cases) X(alone)

static json_t *list_to_json(const char *const *list)
{
    json_t *array = list != NULL ? json_array() : json_null();
    for (; list != NULL && *list != NULL; list++)
        json_array_append_new(array, json_string(*list));
    return array;
}

static json_t *string_to_json(const char *text)
{
    return text != NULL ? json_string(text) : json_null();
}

static json_t *capabilities_to_json(const struct assay_capabilities *set)
{
    const unsigned char *bytes = (const unsigned char *)set;
    json_t *array = json_array();
    for (size_t i = 0; i < sizeof *set; i++)
        json_array_append_new(array, json_integer(bytes[i]));
    return array;
}

static json_t *to_json(const struct assay_test *test)
{
    json_t *value = json_object();
#define PUT_HOOK(NAME) json_object_set_new(value, #NAME, json_boolean(test->NAME != NULL));
#define PUT_NUMBER(NAME) json_object_set_new(value, #NAME, json_integer(test->NAME));
#define PUT_STRING(NAME) json_object_set_new(value, #NAME, string_to_json(test->NAME));
#define PUT_LIST(NAME) json_object_set_new(value, #NAME, list_to_json(test->NAME));
    HOOKS(PUT_HOOK)
    NUMBERS(PUT_NUMBER)
    STRINGS(PUT_STRING)
    LISTS(PUT_LIST)
    json_object_set_new(value, "needs", capabilities_to_json(&test->needs));
    json_object_set_new(value, "wants", capabilities_to_json(&test->wants));
    return value;
}

/* ---- And back ------------------------------------------------------------ */

/* Stands for any hook. */
static void hook(void)
{
}

static const char *string_from_json(const json_t *value)
{
    const char *text = json_string_value(value);
    return text != NULL ? xstrdup(text) : NULL;
}

static const char *const *list_from_json(const json_t *value)
{
    struct strings list = {0};
    if (!json_is_array(value))
        return NULL;
    for (size_t i = 0; i < json_array_size(value); i++) {
        const char *text = json_string_value(json_array_get(value, i));
        strings_add(&list, xstrdup(text != NULL ? text : ""));
    }
    return (const char *const *)strings_array(&list);
}

static void capabilities_from_json(struct assay_capabilities *set, const json_t *value)
{
    unsigned char *bytes = (unsigned char *)set;
    for (size_t i = 0; i < sizeof *set; i++)
        bytes[i] = (unsigned char)json_integer_value(json_array_get(value, i));
}

static struct assay_test *from_json(const json_t *value)
{
    struct assay_test *test = xcalloc(1, sizeof *test);
#define GET_HOOK(NAME)                                                                             \
    if (json_is_true(json_object_get(value, #NAME)))                                               \
        test->NAME = (__typeof__(test->NAME))hook;
#define GET_NUMBER(NAME)                                                                           \
    test->NAME = (__typeof__(test->NAME))json_integer_value(json_object_get(value, #NAME));
#define GET_STRING(NAME) test->NAME = string_from_json(json_object_get(value, #NAME));
#define GET_LIST(NAME) test->NAME = list_from_json(json_object_get(value, #NAME));
    HOOKS(GET_HOOK)
    NUMBERS(GET_NUMBER)
    STRINGS(GET_STRING)
    LISTS(GET_LIST)
    capabilities_from_json(&test->needs, json_object_get(value, "needs"));
    capabilities_from_json(&test->wants, json_object_get(value, "wants"));
    return test;
}

/* Whether every member was written; one that is no text of Unicode is not. */
static bool is_whole(const json_t *value)
{
    size_t members = 2;
#define COUNT(NAME) members++;
    HOOKS(COUNT)
    NUMBERS(COUNT)
    STRINGS(COUNT)
    LISTS(COUNT)
    return json_object_size(value) == members;
}

/* ---- What others call ---------------------------------------------------- */

struct assay_test *descriptor_cache_find(struct descriptor_cache *cache, const char *library)
{
    const char *name = library + cache->directory;
    json_t *entry = json_object_get(cache->before, name);
    const char *before = json_string_value(json_object_get(entry, "identity"));
    const json_t *descriptor = json_object_get(entry, "descriptor");
    char *now = identity_of(library);
    struct assay_test *test = NULL;
    if (now != NULL && before != NULL && strcmp(before, now) == 0 && is_whole(descriptor)) {
        test = from_json(descriptor);
        json_object_set(cache->now, name, entry);
    } else if (now != NULL) {
        json_object_set_new(cache->now, name, json_pack("{s:s}", "identity", now));
    }
    free(now);
    return test;
}

void descriptor_cache_put(struct descriptor_cache *cache, const char *library,
                          const struct assay_test *descriptor)
{
    json_t *entry = json_object_get(cache->now, library + cache->directory);
    if (entry == NULL)
        return;
    json_object_set_new(entry, "descriptor", to_json(descriptor));
    cache->is_changed = true;
}

static void write_cache(const struct descriptor_cache *cache)
{
    struct output_file *file = make_parents(cache->path) == 0 ? output_file_open(cache->path)
                                                              : NULL;
    if (file != NULL
        && json_dumpf(cache->now, output_file_stream(file), JSON_COMPACT | JSON_SORT_KEYS) == 0)
        output_file_commit(file);
    output_file_free(file);
}

void descriptor_cache_close(struct descriptor_cache *cache)
{
    if (cache->path != NULL && cache->is_changed && json_object_size(cache->now) >= WORTH_IT)
        write_cache(cache);
    json_decref(cache->before);
    json_decref(cache->now);
    free(cache->path);
    free(cache);
}
