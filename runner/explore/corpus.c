/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/corpus.h"

#include <dirent.h>
#include <errno.h>
#include <sha2.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/random.h"
#include "explore/choose.h"
#include "explore/generate.h"
#include "explore/mutate.h"
#include "explore/scenario_file.h"
#include "explore/verify.h"

static const char suffix[] = ".scenario";

enum { NAME_LENGTH = 16, CANDIDATES = 3 };

/* ---- Reading ------------------------------------------------------------- */

static int list_names(struct strings *names, const char *directory)
{
    DIR *stream = make_directories(directory) == 0 ? opendir(directory) : NULL;
    const struct dirent *entry;
    if (stream == NULL) {
        complain("%s: %s", directory, strerror(errno));
        return -1;
    }
    while ((entry = readdir(stream)) != NULL) {
        size_t length = strlen(entry->d_name), end = strlen(suffix);
        if (length > end && entry->d_name[0] != '.'
            && strcmp(entry->d_name + length - end, suffix) == 0)
            strings_add(names, xprintf("%.*s", (int)(length - end), entry->d_name));
    }
    closedir(stream);
    strings_sort(names);
    return 0;
}

static bool applies(const struct corpus *corpus, const struct scenario *scenario)
{
    for (int i = 0; i < scenario->actors; i++)
        if (scenario->is_virtual[i] && corpus->vm->spec < VIRTUAL_SINCE)
            return false;
    return scenario_senseless(scenario, corpus->vm, corpus->meets_known) == SIZE_MAX;
}

static struct kept *add(struct corpus *corpus, const char *name)
{
    corpus->items = xgrow(corpus->items, corpus->count, sizeof *corpus->items);
    struct kept *added = &corpus->items[corpus->count++];
    *added = (struct kept){.name = xstrdup(name)};
    return added;
}

static size_t bytes(const struct corpus *corpus)
{
    return (places_count(corpus->places) + 7) / 8;
}

/* The place is executed by one more. */
static void count_place(struct corpus *corpus, size_t place)
{
    if (corpus->reaching[place]++ == 0)
        corpus->reached++;
}

/* Adds to what the scenario is known to execute. */
static void unite(struct corpus *corpus, struct kept *kept, const struct reach *reach)
{
    if (kept->reach.bits == NULL)
        kept->reach.bits = xcalloc(bytes(corpus), 1);
    for (size_t i = 0; i < places_count(corpus->places); i++)
        if (places_has(reach, i) && !places_has(&kept->reach, i)) {
            kept->reach.bits[i / 8] |= (unsigned char)(1u << i % 8);
            kept->reach.count++;
            count_place(corpus, i);
        }
}

static int read_kept(struct corpus *corpus, const char *name)
{
    struct kept *added = add(corpus, name);
    struct reach reach = {0};
    char *path = xprintf("%s/%s%s", corpus->directory, name, suffix);
    int result = scenario_file_read(&added->scenario, path);
    free(path);
    if (result != 0)
        return -1;
    added->applies = applies(corpus, &added->scenario);
    if (added->applies && places_load(corpus->places, &reach, name))
        unite(corpus, added, &reach);
    reach_free(&reach);
    return 0;
}

int corpus_open(struct corpus *corpus)
{
    struct strings names = {0};
    corpus->reaching = xcalloc(places_count(corpus->places), sizeof *corpus->reaching);
    int result = list_names(&names, corpus->directory);
    for (size_t i = 0; i < names.count && result == 0; i++)
        result = read_kept(corpus, names.items[i]);
    strings_free(&names);
    return result;
}

void corpus_free(struct corpus *corpus)
{
    for (size_t i = 0; i < corpus->count; i++) {
        free(corpus->items[i].name);
        reach_free(&corpus->items[i].reach);
    }
    free(corpus->items);
    free(corpus->reaching);
    places_free(corpus->places);
}

/* ---- Keeping ------------------------------------------------------------- */

size_t corpus_news(const struct corpus *corpus, const struct reach *reach)
{
    size_t news = 0;
    for (size_t i = 0; i < places_count(corpus->places); i++)
        news += corpus->reaching[i] == 0 && places_has(reach, i);
    return news;
}

int corpus_learn(struct corpus *corpus, size_t index, const struct reach *reach)
{
    struct kept *kept = &corpus->items[index];
    unite(corpus, kept, reach);
    return places_save(corpus->places, &kept->reach, kept->name);
}

static size_t find(const struct corpus *corpus, const char *name)
{
    size_t index = 0;
    while (index < corpus->count && strcmp(corpus->items[index].name, name) != 0)
        index++;
    return index;
}

/* The scenario comes last: what is known of one that is not there does no harm. */
static int write_kept(const struct corpus *corpus, const struct kept *kept, uint64_t seed,
                      size_t news)
{
    char *comment = xprintf("%s\n%zu new place%s of %zu; seed %llu\n", corpus->label, news,
                            noun_end(news), places_count(corpus->places), (unsigned long long)seed);
    char *text = scenario_text(&kept->scenario, comment);
    char *file = xprintf("%s%s", kept->name, suffix);
    int result = places_save(corpus->places, &kept->reach, kept->name);
    if (result == 0)
        result = file_write(corpus->directory, file, text);
    free(file);
    free(text);
    free(comment);
    return result;
}

int corpus_keep(struct corpus *corpus, const struct scenario *scenario, uint64_t seed,
                const struct reach *reach)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    char *text = scenario_text(scenario, "");
    SHA256Data((const uint8_t *)text, strlen(text), digest);
    free(text);
    digest[NAME_LENGTH] = '\0';
    size_t news = corpus_news(corpus, reach), index = find(corpus, digest);
    if (index < corpus->count)
        return corpus_learn(corpus, index, reach);
    struct kept *added = add(corpus, digest);
    added->scenario = *scenario;
    added->applies = true;
    unite(corpus, added, reach);
    corpus->added++;
    return write_kept(corpus, added, seed, news);
}

/* ---- Mutations ----------------------------------------------------------- */

/* The more, the fewer others execute the same. */
static double rarity(const struct corpus *corpus, const struct kept *kept)
{
    double sum = 0;
    for (size_t i = 0; i < places_count(corpus->places); i++)
        if (places_has(&kept->reach, i))
            sum += 1.0 / (double)corpus->reaching[i];
    return sum;
}

void corpus_mutate(const struct corpus *corpus, struct scenario *scenario, uint64_t seed,
                   size_t length)
{
    uint64_t random = seed;
    const struct kept *parent = NULL;
    double best = -1;
    for (int i = 0; i < CANDIDATES; i++) {
        const struct kept *candidate = &corpus->items[choose_below(&random, (int)corpus->count)];
        double worth = rarity(corpus, candidate);
        if (worth > best) {
            best = worth;
            parent = candidate;
        }
    }
    const struct kept *other = &corpus->items[choose_below(&random, (int)corpus->count)];
    mutate(scenario, &parent->scenario, &other->scenario, random_number(&random), length,
           corpus->vm, corpus->meets_known);
}

/* ---- Minimising ---------------------------------------------------------- */

/* Those of its places that are not covered. */
static size_t gain(const struct corpus *corpus, const struct kept *kept, const bool *covered)
{
    size_t count = 0;
    for (size_t i = 0; i < places_count(corpus->places); i++)
        count += !covered[i] && places_has(&kept->reach, i);
    return count;
}

static void need(const struct corpus *corpus, const struct kept *kept, bool *covered,
                 struct strings *needed)
{
    for (size_t i = 0; i < places_count(corpus->places); i++)
        covered[i] = covered[i] || places_has(&kept->reach, i);
    strings_add_once(needed, kept->name);
}

void corpus_cover(const struct corpus *corpus, struct corpus_cover *cover)
{
    bool *covered = xcalloc(places_count(corpus->places), sizeof *covered);
    cover->count = corpus->count;
    for (size_t i = 0; i < corpus->count; i++) {
        const struct kept *kept = &corpus->items[i];
        if (kept->applies)
            strings_add_once(&cover->applying, kept->name);
        if ((kept->applies && kept->reach.bits == NULL) || strings_have(&cover->needed, kept->name))
            need(corpus, kept, covered, &cover->needed);
    }
    for (;;) {
        const struct kept *best = NULL;
        size_t most = 0;
        for (size_t i = 0; i < corpus->count; i++) {
            size_t count = gain(corpus, &corpus->items[i], covered);
            if (count > most
                || (count == most && count > 0
                    && corpus->items[i].scenario.count < best->scenario.count)) {
                best = &corpus->items[i];
                most = count;
            }
        }
        if (best == NULL)
            break;
        need(corpus, best, covered, &cover->needed);
    }
    free(covered);
}

void corpus_cover_free(struct corpus_cover *cover)
{
    strings_free(&cover->applying);
    strings_free(&cover->needed);
}

size_t corpus_reduce(const char *directory, const struct corpus_cover *cover)
{
    size_t kept = cover->count;
    for (size_t i = 0; i < cover->applying.count; i++) {
        const char *name = cover->applying.items[i];
        char *path = xprintf("%s/%s%s", directory, name, suffix);
        if (!strings_have(&cover->needed, name)) {
            if (unlink(path) != 0) {
                complain("%s: %s", path, strerror(errno));
            } else {
                places_forget(directory, name);
                kept--;
            }
        }
        free(path);
    }
    return kept;
}
